import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOfNewEntry, labelOf } from './lists.ts';
import type { EditableFile } from './protocol.ts';
import { parseSource } from './source.ts';
import type { Stega } from './stega.ts';

/**
 * The sources in a company's folder, without its tests. A file that a request names must be one of
 * these: links are not, nor is what lies behind one, nor anything outside the folder, however the
 * name is spelt. (Node's own recursion walks into links, for ever where one leads back.)
 */
export const companyFiles = (folder: string, at = ''): string[] =>
  readdirSync(join(folder, at), { withFileTypes: true })
    .flatMap((entry) => {
      const path = at + entry.name;
      if (entry.isDirectory()) return companyFiles(folder, `${path}/`);
      return entry.isFile() && /^[^.]+\.ts$/.test(entry.name) ? [path] : [];
    })
    .toSorted();

/** All the sentences and lists of a company's folder, as the browser needs them. */
export const editableFiles = (folder: string, stega: Stega): EditableFile[] =>
  companyFiles(folder).map((file) => {
    const source = parseSource(file, readFileSync(join(folder, file), 'utf8'));
    return {
      file,
      sentences: source.literals.map(({ start, end, ...literal }) => {
        const id = stega.idOf(file, literal.path);
        return { ...literal, id, values: stega.values.get(id) ?? [] };
      }),
      lists: source.lists.map((list) => ({
        ...{ file, path: list.path, source: list.source },
        labels: list.entries.map((entry) => labelOf(entry, source)),
        fields: fieldsOfNewEntry(list, source),
      })),
    };
  });

/** Finds the files that differ from what they were when it was last asked. */
export function watchTimes() {
  const seen = new Map<string, number>();
  return (paths: readonly string[]) =>
    paths.filter((path) => {
      const { mtimeMs } = statSync(path);
      const isNew = seen.get(path) !== mtimeMs;
      seen.set(path, mtimeMs);
      return isNew;
    });
}
