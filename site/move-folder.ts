import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

/**
 * Puts a folder in another's place, file by file: whoever is served from it misses none. Pages come
 * last, as what they ask for must be there.
 */
export function moveFolder(from: string, to: string) {
  const [pages, others] = [true, false].map((isPage) =>
    filesIn(from).filter((file) => file.includes('.html') === isPage),
  );
  const files = new Set([...others!, ...pages!]);
  const old = existsSync(to) ? filesIn(to) : [];
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    renameSync(join(from, file), join(to, file));
  }
  for (const file of old) if (!files.has(file)) rmSync(join(to, file));
}
