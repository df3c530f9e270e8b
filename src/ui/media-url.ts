/** The one place that knows where films and pictures live. */
export const mediaUrl = (file: string) => `${import.meta.env.MEDIA_ORIGIN}/media/${file}`;

/** `name-800.avif 800w, name-1280.avif 1280w` */
export const srcSet = (name: string, widths: readonly number[], format: string) =>
  widths.map((width) => `${mediaUrl(`${name}-${width}.${format}`)} ${width}w`).join(', ');

/** A drawing by its name, or a photograph by its file. */
export const portraitFile = (portrait: string) =>
  `portrait-${portrait.includes('.') ? portrait : `${portrait}.svg`}`;
