import { getImage } from 'astro:assets';
import { settings } from '../settings.ts';

type Format = 'avif' | 'webp';
const QUALITY = { avif: 50, webp: 60 };
type Picture = { src: ImageMetadata; widths: readonly number[] };

/**
 * The `src` and `srcset` of a picture in one format. An original in this format is its own widest
 * candidate, as encoding it again would only cost quality. A drawing is used as it is.
 */
export async function sourceOf(
  { src, widths }: Picture,
  format: Format,
  quality = QUALITY[format],
) {
  const candidates = await Promise.all(
    [...new Set(widths.map((width) => Math.min(width, src.width)))].map(async (width) => {
      const isOriginal = src.format === 'svg' || (src.format === format && src.width === width);
      const made = isOriginal ? src : await getImage({ src, width, format, quality });
      return { src: made.src, descriptor: `${made.src} ${width}w` };
    }),
  );
  return {
    src: candidates[0]!.src,
    srcSet: candidates.map(({ descriptor }) => descriptor).join(', '),
  };
}

/** A picture in both formats. */
export async function sourcesOf(picture: Picture, quality = QUALITY) {
  const [avif, webp] = await Promise.all([
    sourceOf(picture, 'avif', quality.avif),
    sourceOf(picture, 'webp', quality.webp),
  ]);
  return { avif, webp };
}

/** Where films and share pictures are: on a host of their own, if the build names one. */
export const mediaUrl = (file: string) => `${settings.mediaOrigin}/media/${file}`;

/** The picture for links to a page, by the page's path: `/` and `/es` have one each. */
export const shareFile = (path: string) =>
  `social-${path.slice(1).replaceAll('/', '-') || 'home'}.jpg`;
