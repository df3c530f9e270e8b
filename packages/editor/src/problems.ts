import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANY } from '../../../content/company-folder.ts';
import { humanized } from './outline.ts';
import { type Node, type Page, type Section, type Shape, trailTo } from './protocol.ts';
import { parseSource, pathTo } from './source.ts';

/** What is advised to people who see the files, for those who do not. */
const INSTEAD: [RegExp, string][] = [
  [/ is "", which is [^.]+\./, ' is empty.'],
  [/Take it from paths\.ts, write (.*), or '#' for none yet/, 'Choose a page, or write $1'],
  [/ the slug (".*")\. Give each page a path/, ' the end of address $1. Give each one'],
  [/ lists (for \d+ bands)\. Add .*/, ' lines $1. Write a line for each of them.'],
  [/ needs \S+, which is missing\. .*/, ' has no picture. Choose one.'],
];

/** The compiler's line by the field in which it found something: other lines may come above it. */
export function withField(folder: string, line: string) {
  const [, path = '', row, column, said] = /^(.+)\((\d+),(\d+)\): error \w+: (.*)/.exec(line) ?? [];
  const file = path.replace(`${COMPANY}/`, '');
  if (file === path) return line;
  const code = readFileSync(join(folder, file), 'utf8');
  const above = code.split('\n').slice(0, Number(row) - 1);
  const at = above.join('\n').length + Number(column);
  const around = [...parseSource(file, code).values.values()].filter(
    ({ start, end }) => start <= at && at <= end,
  );
  const inner = around.toSorted((one, other) => other.start - one.start)[0];
  const name = inner?.entries.find(({ start, end }) => start <= at && at <= end)?.name;
  const field = inner && (name ? pathTo(inner.path, name) : inner.path);
  return `${path}: ${field ?? 'the file'} does not fit the site. ${said}`;
}

/** What a field is called that is not there, or no longer. */
function labelsOf(shape: Shape | undefined, names: readonly string[]): string[] {
  const [name, ...rest] = names;
  if (name === undefined) return [];
  if (shape?.kind === 'list') return ['New entry', ...labelsOf(shape.item, rest)];
  const field = shape?.fields?.find((it) => it.name === name);
  return [field?.label ?? humanized(name), ...labelsOf(field, rest)];
}

/** Everything as the panel calls it; `languages` are those beside the first one, by folder. */
type Known = {
  sections: readonly Section[];
  pages: readonly Page[];
  languages: Readonly<Record<string, string>>;
  idOf: (file: string, path: string) => number;
};

/** A field by its page and the labels that lead to it; without a field, what its file is about. */
function placeOf(file: string, field: string, { sections, pages, languages, idOf }: Known) {
  const names = field.match(/[^.[\]]+/g) ?? [];
  const pathOf = (count: number) =>
    names
      .slice(0, count)
      .reduce((path, it) => (/^\d+$/.test(it) ? `${path}[${it}]` : pathTo(path, it)), '');
  for (let count = names.length; count >= 0; count -= 1) {
    const [path, id] = [pathOf(count), count && idOf(file, pathOf(count))];
    const isIt = (it: Node) =>
      count > 0 && it.sentence !== undefined
        ? it.sentence === id
        : it.at?.file === file && (count === 0 || it.path === path);
    const section = sections.find(({ node }) => trailTo([node], isIt).length > 0);
    if (!section || (count === 0 && field)) continue;
    const trail = trailTo([section.node], isIt);
    const page = pages.find(({ words }) => words === section.page)?.name;
    const labels = [...(page ? [page] : []), ...trail.map(({ label }) => label)];
    const [first, ...others] = [...labels, ...labelsOf(trail.at(-1), names.slice(count))];
    const language = languages[section.language];
    const whole = language ? `${first}, ${language}` : first!;
    return (field ? [whole, ...others] : [whole]).join(' › ');
  }
  return undefined;
}

/** A line of the check, which names a file and a field, for people who see neither. */
export function inWords(line: string, known: Known) {
  const [, file, colon = '', said = ''] =
    new RegExp(`^${COMPANY}/(.+?\\.ts)(:?) (.*)`, 's').exec(line) ?? [];
  if (!file) return line.replace(new RegExp(`^${COMPANY}/pictures/\\S+:`), 'The photograph');
  const [, field = '', rest = ''] = /^([\w-]+(?:\.[\w-]+|\[\d+\])*)(.*)/s.exec(said) ?? [];
  const place = colon && placeOf(file, field, known);
  const whole = place ? place + rest : `${placeOf(file, '', known) ?? file}${colon} ${said}`;
  const nameOf = (name: string) => known.pages.find(({ words }) => words === name)?.name ?? name;
  return INSTEAD.reduce((text, [pattern, by]) => text.replace(pattern, by), whole)
    .replace(/^([^"]+) "([^"]+)"\.(\w+)/, (_, list, entry, it) =>
      [list, entry, humanized(it)].join(' › '),
    )
    .replace(/\bpaths\.([\w-]+)/g, (_, name) => `“${nameOf(name)}”`);
}
