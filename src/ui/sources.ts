import { getImage } from 'astro:assets';
import { settings } from '../settings.ts';

type Options = { src: ImageMetadata; widths: number[]; format: 'avif' | 'webp'; quality?: number };

/**
 * A picture in one format, as `src` and `srcset` want it: in every width that it has. An original
 * in this format is its own widest candidate, as encoding it again would only cost quality. A
 * drawing stays one.
 */
export async function sourceOf({
  src,
  widths,
  format,
  quality = format === 'avif' ? 50 : 60,
}: Options) {
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

/** Where films and share pictures are: on a host of their own, if the build names one. */
export const mediaUrl = (file: string) => `${settings.mediaOrigin}/media/${file}`;

/** The picture for links to a page, by the page's path: `/` and `/es` have one each. */
export const shareFile = (path: string) =>
  `social-${path.slice(1).replaceAll('/', '-') || 'home'}.jpg`;
