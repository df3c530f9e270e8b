import { type Kind, measureBytes, type PageBytes, REACT_FLOOR } from './bytes.ts';

/** The budgets, in bytes as sent with brotli. */
const LIMITS = {
  document: 14_600,
  script: 66_000,
  font: 40_000,
  picture: 60_000,
  total: 150_000,
  totalHome: 130_000,
};

const number = (value: number) => value.toLocaleString('en');
const mark = (value: number, limit: number) =>
  `${number(value)}${value > limit ? ' **over**' : ''}`;

const total = ({ bytes }: PageBytes) =>
  Object.entries(bytes).reduce((sum, [kind, value]) => (kind === 'film' ? sum : sum + value), 0);

function row(page: PageBytes) {
  const { name, bytes, requests } = page;
  const cell = (kind: Exclude<Kind, 'film' | 'other'>) => mark(bytes[kind], LIMITS[kind]);
  return `| ${[
    name,
    cell('document'),
    cell('script'),
    (bytes.script / REACT_FLOOR).toFixed(3),
    cell('font'),
    cell('picture'),
    mark(total(page), name === 'home' ? LIMITS.totalHome : LIMITS.total),
    number(bytes.film),
    requests,
  ].join(' | ')} |`;
}

export async function bytesTable() {
  const pages = await measureBytes();
  return `## Bytes of a cold visit

A phone (390×844, two device pixels a pixel), nothing cached, not scrolled; bodies as sent, in bytes.
React's own floor is ${number(REACT_FLOOR)}: \`hydrateRoot\` and nothing else, built as the site is.

| page | document | scripts | × React's floor | fonts | pictures | all but film | film | requests |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${pages.map(row).join('\n')}
| limit | ${number(LIMITS.document)} | ${number(LIMITS.script)} | | ${number(LIMITS.font)} | ${number(LIMITS.picture)} | ${number(LIMITS.totalHome)} (home), ${number(LIMITS.total)} | | |
`;
}
