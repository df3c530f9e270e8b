import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const SETTINGS_OF_HOSTS = /^\/_(headers|redirects)$/;
const COMPRESSED_COPY = /\.(br|gz)$/;
const DOTFILE = /\/\.(?!well-known\/)/;

const isPublic = (path: string) =>
  !SETTINGS_OF_HOSTS.test(path) && !COMPRESSED_COPY.test(path) && !DOTFILE.test(path);

/** `/about.html` is asked for as `/about`. */
const addressOf = (path: string) => path.replace(/^\/index\.html$/, '/').replace(/\.html$/, '');

/** What may be asked for, by address: nothing else is ever looked for on the disk. */
export function publicFiles(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, path: `/${relative(folder, file).replaceAll('\\', '/')}` }))
    .filter(({ path }) => isPublic(path))
    .map(({ file, path }) => ({
      file,
      path,
      address: addressOf(path),
      isPage: path.endsWith('.html'),
    }));
}
