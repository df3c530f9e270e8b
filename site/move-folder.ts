import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

/**
 * Replaces a folder file by file, so that none is missing while it is served. Pages come last, as
 * the files that they request must exist first.
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
