import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../content/check-content.ts';
import { COMPANY } from '../../../content/company-folder.ts';
import { type Node, type Shape, type State, spoken, trailTo } from './protocol.ts';
import { parseSource, pathTo } from './source.ts';

/** The compiler's line by the field in which it found something: other lines may come above it. */
export function withField(folder: string, line: string): Problem {
  const [, path = '', row, column, said] = /^(.+)\((\d+),(\d+)\): error \w+: (.*)/.exec(line) ?? [];
  const file = path.replace(`${COMPANY}/`, '');
  if (file === path) return unplaced(line);
  const code = readFileSync(join(folder, file), 'utf8');
  const above = code.split('\n').slice(0, Number(row) - 1);
  const at = above.join('\n').length + Number(column);
  const around = [...parseSource(file, code).values.values()].filter(
    ({ start, end }) => start <= at && at <= end,
  );
  const inner = around.toSorted((one, other) => other.start - one.start)[0];
  const name = inner?.entries.find(({ start, end }) => start <= at && at <= end)?.name;
  const field = inner && (name ? pathTo(inner.path, name) : inner.path);
  return { ...unplaced(`does not fit the site. ${said}`), file, field: field ?? '' };
}

/** Of no field that a person could look at. */
export const unplaced = (said: string): Problem => ({ file: '', field: '', said, plain: said });

/** `industry.sectors "Fruit".goods`, `people[1].name`: each name, index or title on the way. */
const namesIn = (path: string) =>
  [...path.matchAll(/"([^"]*)"|[^.[\]"\s]+/g)].map(([name, quoted]) => quoted ?? name);

/** The labels that lead on to a field. What is not there is called as its shape calls it. */
function labelsTo(within: Partial<Node>, [name, ...rest]: readonly string[]): string[] {
  if (name === undefined) return [];
  const { kind, nodes = [], fields = [], item } = within;
  const isIt = (it: Shape) => it.name === name || it.label === name;
  const found = nodes.find(isIt) ?? fields.find(isIt);
  const label = found?.label ?? (kind === 'list' ? 'New entry' : spoken(name));
  return [label, ...labelsTo(found ?? item ?? {}, rest)];
}

/** What the panel shows, and what it calls it. */
export type Known = Pick<State, 'sections' | 'pages' | 'language' | 'languages'>;

/** A problem by its page and the labels that lead to its field, for people who see no files. */
export function inWords({ file, field, plain }: Problem, known: Known) {
  const names = namesIn(field);
  const isWithin = (it: Node) =>
    it.file === file && namesIn(it.path).every((name, at) => name === names[at]);
  for (const { page, language, node } of known.sections) {
    const trail = trailTo([node], isWithin);
    const last = trail.at(-1);
    if (!last) continue;
    const title = known.pages.find(({ words }) => words === page)?.name ?? [];
    const rest = labelsTo(last, names.slice(namesIn(last.path).length));
    const [first, ...others] = [title, trail.map(({ label }) => label), rest].flat();
    const whole = language === known.language ? first : `${first}, ${known.languages[language]}`;
    return `${[whole, ...others].join(' › ')} ${plain}`;
  }
  return [file, field, plain].filter(Boolean).join(' ');
}
