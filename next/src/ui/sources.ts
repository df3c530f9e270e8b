import { getImage } from 'astro:assets';

type Options = { src: ImageMetadata; widths: number[]; format: 'avif' | 'webp'; quality?: number };

/** Every width of a picture in one format, as `src` and `srcset` want it. Made by Astro and sharp. */
export async function sourceOf({
  src,
  widths,
  format,
  quality = format === 'avif' ? 45 : 76,
}: Options) {
  const { src: first, srcSet } = await getImage({ src, widths, width: widths[0], format, quality });
  return { src: first, srcSet: srcSet.attribute };
}
