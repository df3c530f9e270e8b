import { readFileSync } from 'node:fs';
import { COMPANY } from '../../content/company.ts';
import { numericColumns, parseCsv } from '../../content/csv.ts';
import type { Section } from '../../content/schema.ts';
import { hyphenate } from '../../content/soft-hyphens.ts';
import * as styles from './DataTable.module.css';

type Props = Extract<Section, { type: 'table' }> & { language: string };

/** Rows of the page's file, or of a CSV file. In a narrow window only the table scrolls. */
export function DataTable({ caption, csv, rows = [], language }: Props) {
  const [head = [], ...body] = csv ? parseCsv(readFileSync(`${COMPANY}/${csv}`, 'utf8')) : rows;
  const isNumeric = numericColumns(body);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that a keyboard can scroll it
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" data-number={isNumeric[column] || undefined}>
                {hyphenate(cell, language, 'column')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => {
                // The first cell is the heading of its row, unless it is a number.
                const Cell = column === 0 && !isNumeric[0] ? 'th' : 'td';
                return (
                  <Cell
                    key={column}
                    scope={Cell === 'th' ? 'row' : undefined}
                    data-number={isNumeric[column] || undefined}
                  >
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
