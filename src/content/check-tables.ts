/** Checks tables of further pages: every row has as many cells, and a CSV file is there. */
import { existsSync, readFileSync } from 'node:fs';
import { parseCsv } from './csv.ts';
import { fill } from './fill.ts';
import type { Content } from './schema.ts';
import { MESSAGES } from './shared-rules.ts';
import type { Report, Source } from './source.ts';

export function checkTables(company: string, { file, content }: Source, report: Report) {
  const { sections = [] } = content as Content['pages'];
  for (const [entry, section] of sections.entries()) {
    if (section.type !== 'table') continue;
    const { csv, rows } = section;
    const reportField = (field: string, message: string) =>
      report(file, ['sections', entry, field], message);
    if (Boolean(csv) === Boolean(rows))
      reportField('rows', 'Write either rows or csv, which names a file with them.');
    else if (csv && !existsSync(`${company}/${csv}`))
      reportField('csv', `There is no ${company}/${csv}. Put it there.`);
    else {
      const source = csv ? 'csv' : 'rows';
      const text = csv ? readFileSync(`${company}/${csv}`, 'utf8') : '';
      const table = rows ?? parseCsv(text);
      if (text.includes('\uFFFD')) reportField(source, 'It is not UTF-8. Save it as CSV UTF-8.');
      if (table.length < 2)
        reportField(source, 'It has no row below the names of the columns. Write one.');
      const width = table[0]?.length ?? 0;
      for (const [row, cells] of table.entries())
        if (cells.length !== width)
          reportField(source, fill(MESSAGES.cells, { row: `${row + 1}` }));
    }
  }
}
