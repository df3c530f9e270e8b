import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyFiles } from './company-folder.ts';
import { readContent } from './content.ts';
import { fieldsOfNewEntry, labelOf } from './lists.ts';
import type { Marker } from './marker.ts';
import type { Content } from './protocol.ts';

/** All the words and lists of a company's folder, as the browser needs them. */
export const readFolder = (folder: string, marker: Marker): Content[] =>
  companyFiles(folder).map((file) => {
    const { literals, lists } = readContent(file, readFileSync(join(folder, file), 'utf8'));
    return {
      file,
      words: literals.map(({ path, source, parts }) => {
        const id = marker.idAt(file, path);
        return { id, file, path, source, parts, values: marker.values.get(id) ?? [] };
      }),
      lists: lists.map((list) => ({
        file,
        path: list.path,
        source: list.source,
        labels: list.entries.map((_, at) => labelOf(list, at, literals)),
        fields: fieldsOfNewEntry(list, literals),
      })),
    };
  });
