/** Never served: settings of hosts, compressed copies by their names, dotfiles. */
export const HIDDEN = '^/_(headers|redirects)$|\\.(br|gz)$|/\\.';
/** The dotfiles that are public. JavaScript, nginx and Caddy all read both patterns. */
export const WELL_KNOWN = '^/\\.well-known(/[^./]+)+(\\.[^./]+)?$';

export const isHidden = (path: string) =>
  new RegExp(HIDDEN).test(path) && !new RegExp(WELL_KNOWN).test(path);

/** Content types by file extension. Every server takes them from here. */
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

export const isText = (type: string) => type.startsWith('text/');

export function typeOf(file: string) {
  const type = TYPES[file.split('.').at(-1)!];
  if (!type)
    throw new Error(`${file} is of no known type. Add its ending to hosting/served-files.ts.`);
  return isText(type) ? `${type}; charset=utf-8` : type;
}
