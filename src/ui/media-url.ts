import { mediaFile } from '../../content/media-files.ts';

/** The one place that knows where films and pictures are. */
export const mediaUrl = (file: string) => `${import.meta.env.MEDIA_ORIGIN}/media/${file}`;

/** `name-800.avif 800w, name-1280.avif 1280w` */
export const srcSet = (name: string, widths: readonly number[], format: 'avif' | 'webp') =>
  widths.map((width) => `${mediaUrl(mediaFile(name, width, format))} ${width}w`).join(', ');
