/** What the files of the site are, by the end of their names. Every server reads it here. */
export const TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  csv: 'text/csv',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
};

const isText = (type: string) => type.startsWith('text/');

/** The types that say in which letters they are written. */
export const TEXT_TYPES = Object.values(TYPES).filter(isText);

/** The value of Content-Type for a file. */
export function typeOf(file: string) {
  const type = TYPES[file.split('.').at(-1)!];
  if (!type) throw new Error(`${file} is of no known type. Add its ending to hosting/types.ts.`);
  return isText(type) ? `${type}; charset=utf-8` : type;
}
