import { getImage } from 'astro:assets';
import { settings } from '../settings.ts';

type Format = 'avif' | 'webp';
/** Low values are enough on phones. In larger windows they would smear paper and shadows. */
const QUALITY = {
  small: { avif: 38, webp: 56 },
  large: { avif: 55, webp: 70 },
};
const qualityAt = (width: number) => (width < 1280 ? QUALITY.small : QUALITY.large);
type Picture = { src: ImageMetadata; widths: readonly number[] };

/**
 * The `src` and `srcset` of a picture in one format. A drawing is used as it is, and an original in
 * this format, too: encoding it again would only cost quality.
 */
export async function imageSource({ src, widths }: Picture, format: Format, fixedQuality?: number) {
  const available = new Set(widths.map((width) => Math.min(width, src.width)));
  const candidates = await Promise.all(
    Array.from(available, async (width) => {
      const isOriginal = src.format === 'svg' || (src.format === format && src.width === width);
      const quality = fixedQuality ?? qualityAt(width)[format];
      const image = isOriginal ? src : await getImage({ src, width, format, quality });
      return { src: image.src, descriptor: `${image.src} ${width}w` };
    }),
  );
  return {
    src: candidates[0]!.src,
    srcSet: candidates.map(({ descriptor }) => descriptor).join(', '),
  };
}

export async function imageSources(picture: Picture, quality?: Record<Format, number>) {
  const [avif, webp] = await Promise.all([
    imageSource(picture, 'avif', quality?.avif),
    imageSource(picture, 'webp', quality?.webp),
  ]);
  return { avif, webp };
}

/** The address of a film or a share picture, which may be on another host. */
export const mediaUrl = (file: string) => `${settings.mediaOrigin}/media/${file}`;

/** The file name of a page's share picture. No segment of a path contains "--". */
export const shareFile = (path: string) =>
  `${['social', ...path.split('/').filter(Boolean)].join('--')}.jpg`;
