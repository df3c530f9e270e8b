import { type Dirent, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The sources in a company's folder, without its tests. A file that a request names must be one of
 * these: links are none, nor is what lies behind one, and nothing outside of the folder is, however
 * the name is spelt.
 */
export function companyFiles(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name);
  const links = entries.filter((entry) => entry.isSymbolicLink()).map(pathOf);
  return entries
    .filter((entry) => entry.isFile() && /^[^.]+\.ts$/.test(entry.name))
    .map(pathOf)
    .filter((path) => !links.some((link) => path.startsWith(link + sep)))
    .map((path) => relative(folder, path).replaceAll(sep, '/'))
    .toSorted();
}
