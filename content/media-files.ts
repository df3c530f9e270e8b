/**
 * The names of the files under the company's public/media, defined only here: pages request them,
 * the check looks for them, packages make them. The browser runs this too, so it imports nothing.
 */
export const CUTS = ['wide', 'tall'] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export const FILM_FORMATS = ['av1.mp4', 'h264.mp4'] as const;

export type Cut = (typeof CUTS)[number];
export type MediaFormat = (typeof PICTURE_FORMATS | typeof FILM_FORMATS)[number];

/** A film in one of its cuts: `hero-wide`. */
export const cutName = (film: string, cut: Cut) => `${film}-${cut}`;

/** `dawn-800.avif`, `hero-wide-1280.av1.mp4` */
export const mediaFile = (name: string, width: number, format: MediaFormat) =>
  `${name}-${width}.${format}`;

/** `npm run pictures` makes a webp of any original; an SVG may also be used as it is. */
export const portraitFile = (portrait: string, format: 'svg' | 'webp') =>
  `portrait-${portrait.replace(/\.\w+$/, '')}.${format}`;

/** The picture of a shared link to a page. Each of the company's languages has its own pictures. */
export const socialFile = (page: string, language: string, languages: readonly string[]) =>
  languages.indexOf(language) > 0 ? `social-${language}-${page}.jpg` : `social-${page}.jpg`;

export const isSocialFile = (file: string) => /^social-.+\.jpg$/.test(file);

/** The reverse: what a file is made from, its width and format. A portrait has only one width. */
export function mediaParts(file: string) {
  const [, name = file, width, format = ''] =
    /^(portrait-.+|.+?)(?:-(\d+))?\.(\w+(?:\.mp4)?)$/.exec(file) ?? [];
  return { name, film: name.replace(/-(wide|tall)$/, ''), width: Number(width ?? 0), format };
}
