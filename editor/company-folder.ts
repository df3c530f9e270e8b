import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The sources in a company's folder, without its tests. A file that a request names must be one of these: links are
 * none, and nothing outside of the folder is, however the name is spelt.
 */
export const companyFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^.]+\.ts$/.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted();
