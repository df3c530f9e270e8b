/** Tables of further pages: as many cells in every row, and a CSV file that is there. */
import { existsSync, readFileSync } from 'node:fs';
import { parseCsv } from './csv.ts';
import type { Content } from './schema.ts';
import type { Report, Source } from './source.ts';

export function checkTables(company: string, { file, content }: Source, report: Report) {
  const { sections = [] } = content as Content['pages'];
  for (const [entry, section] of sections.entries()) {
    if (section.type !== 'table') continue;
    const { csv, rows } = section;
    const at = (field: string, what: string) => report(file, ['sections', entry, field], what);
    if (!csv === !rows) at('rows', 'Write either rows or csv, which names a file with them.');
    else if (csv && !existsSync(`${company}/${csv}`))
      at('csv', `There is no ${company}/${csv}. Put it there.`);
    else {
      const source = csv ? 'csv' : 'rows';
      const text = csv ? readFileSync(`${company}/${csv}`, 'utf8') : '';
      const table = rows ?? parseCsv(text);
      if (text.includes('\uFFFD')) at(source, 'It is not UTF-8. Save it as CSV UTF-8.');
      if (table.length < 2) at(source, 'It has no row below the names of the columns. Write one.');
      const width = table[0]?.length ?? 0;
      for (const [row, cells] of table.entries())
        if (cells.length !== width)
          at(source, `Row ${row + 1}: Write as many cells as in the first row.`);
    }
  }
}
