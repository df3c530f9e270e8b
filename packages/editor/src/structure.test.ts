import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPANY } from '../../../content/company-folder.ts';
import { facts, words } from '../../../content/shapes.ts';
import { companyFiles } from './company-folder.ts';
import { seen, shapeOf } from './outline.ts';
import type { Json, ListChange, Shape } from './protocol.ts';
import { find, parseSource } from './source.ts';
import {
  changeEach,
  changeList,
  fieldSource,
  setField,
  tidied,
  withSlug,
  written,
} from './structure.ts';

const FILE = 'en/career.ts';
const CODE = `import type { Career } from '#shapes';
import { paths } from './paths.ts';

const home = { label: 'Home', href: paths.home };

export const roles = {
  open: [
    // The first of all.
    { title: 'Driver', icon: 'wheel', days: 5 },
    { title: 'Planner', icon: 'map', days: 4, note: 'In the office.' },
    { title: 'Fitter', icon: 'tool', days: 5 },
  ],
};
export const links = [home];
export const footer = { links: [home] };
export const none = [];
`;

function change(code: string, what: ListChange, path = 'roles.open', made = '') {
  const source = parseSource(FILE, code);
  return changeList(code, find(source, path)!, source, what, made);
}
const titles = (code: string) => [...code.matchAll(/title: (\S+),/g)].map(([, title]) => title);

test('an entry moved → the two change places, the rest stays', () => {
  const after = change(CODE, { kind: 'move', at: 0, to: 1 });
  expect(titles(after)).toEqual(["'Planner'", "'Driver'", "'Fitter'"]);
  expect(change(after, { kind: 'move', at: 1, to: 0 })).toBe(CODE);
  expect(change(CODE, { kind: 'move', at: 0, to: -1 })).toBe(CODE);
});

test.each([
  [0, ["'Planner'", "'Fitter'"]],
  [1, ["'Driver'", "'Fitter'"]],
  [2, ["'Driver'", "'Planner'"]],
])('entry %i removed → the others', (at, left) => {
  expect(titles(change(CODE, { kind: 'remove', at }))).toEqual(left);
});

test('the only entry removed → an empty list, whatever came after it', () => {
  for (const end of ['', ',', ' ,\n']) {
    const code = `export const roles = { open: [{ title: 'One' }${end}] };`;
    expect(change(code, { kind: 'remove', at: 0 })).toBe('export const roles = { open: [] };');
  }
});

test('an entry added → where it was asked for; by its name where a constant says the same', () => {
  const add = (at: number, path: string, made: string) =>
    change(CODE, { kind: 'add', at, value: '' }, path, made);
  expect(titles(add(1, 'roles.open', "{ title: 'New', days: 1 }"))[1]).toBe("'New'");
  expect(titles(add(3, 'roles.open', "{ title: 'New', days: 1 }"))[3]).toBe("'New'");
  expect(add(0, 'none', "'One'")).toContain("none = ['One']");
  expect(add(1, 'links', "{ label: 'Home', href: paths.home }")).toContain('links = [home, home]');
});

const network = shapeOf(facts, 'facts')!.fields![0]!.fields!.find((it) => it.name === 'social')!;
const header = shapeOf(words.frame, 'frame')!.fields![0]!;

test.each<[string, Shape, Json, string]>([
  ['words', { ...header, kind: 'text' }, "It's `x`", '"It\'s `x`"'],
  ['code in place of a list', network, 'process.exit()', '[{  }]'],
  ['a field that the schema has not', network.item!, { label: 'A', evil: 'b' }, "{ label: 'A' }"],
  ['a page', header.item!, { label: 'A', href: '/about' }, "{ label: 'A', href: paths.about }"],
  ['an address', header.item!, { label: 'A', href: 'x`' }, "{ label: 'A', href: 'x`' }"],
])('%s → literals and known names, never code', (_, shape, value, code) => {
  expect(written(value, shape, { about: '/about' })).toBe(code);
});

test('a field set, added and taken away → that field alone', () => {
  const source = parseSource(FILE, CODE);
  const [group, second] = ['roles.open[0]', 'roles.open[1]'].map((it) => find(source, it)!);
  expect(setField(CODE, group!, source, 'icon', "'map'")).toBe(CODE.replace("'wheel'", "'map'"));
  expect(setField(CODE, group!, source, 'note', "'New'")).toBe(
    CODE.replace("'wheel', days: 5", "'wheel', days: 5, note: 'New'"),
  );
  const less = setField(CODE, second!, source, 'note', undefined);
  expect(less).toBe(CODE.replace(", note: 'In the office.'", ''));
});

const LESS = { kind: 'remove', at: 0 } as const;

test('languages that say the same → changed alike; one that differs → left alone', () => {
  const files: Record<string, string> = {
    'en/career.ts': CODE,
    'es/career.ts': CODE.replace('Driver', 'Conductor'),
    'pt/career.ts': change(CODE, { kind: 'remove', at: 0 }),
  };
  const place = (path: string) => ({
    file: FILE,
    path,
    source: seen(CODE, find(parseSource(FILE, CODE), path)!),
  });
  const edit = (path: string, source = place(path).source) =>
    changeEach((file) => files[file]!, { ...place(path), source }, Object.keys(files), LESS);
  expect([...edit('roles.open').keys()]).toEqual(['en/career.ts', 'es/career.ts']);
  expect(() => edit('roles.open', 'older')).toThrow('This has changed meanwhile');
  // What nothing uses any more goes too, or the compiler would object.
  files['en/career.ts'] = edit('footer.links').get(FILE)!;
  const last = files['en/career.ts'];
  expect(last).toContain('const home');
  const source = parseSource(FILE, last);
  const at = { file: FILE, path: 'links', source: seen(last, find(source, 'links')!) };
  const gone = changeEach(() => last, at, [FILE], LESS).get(FILE)!;
  expect(gone).not.toMatch(/const home|paths/);
  const spread = "const size = { width: 9 };\nexport const still = { name: 'a', ...size };\n";
  expect(tidied(FILE, spread)).toBe(spread);
});

test('a field by its holder → as it is written, through constants too', () => {
  const group = find(parseSource(FILE, CODE), 'links[0]')!;
  expect(fieldSource(CODE, group, 'href')).toBe('href: paths.home');
});

test('every list of the content → moved there and back is as it was, removed is one less', () => {
  for (const file of companyFiles(COMPANY)) {
    const code = readFileSync(`${COMPANY}/${file}`, 'utf8');
    const listsIn = (text: string) => parseSource(file, text);
    for (const list of listsIn(code).values.values()) {
      if (list.type !== 'ArrayExpression' || list.entries.length < 2) continue;
      const move = (text: string, at: number, to: number) => {
        const source = listsIn(text);
        return changeList(text, source.values.get(list.path)!, source, { kind: 'move', at, to });
      };
      expect(move(move(code, 0, 1), 1, 0)).toBe(code);
      for (const at of list.entries.keys()) {
        const less = changeList(code, list, listsIn(code), { kind: 'remove', at });
        expect(listsIn(less).values.get(list.path)!.entries.length).toBe(list.entries.length - 1);
      }
    }
  }
});

test('an entry without the end of its address → from its title, and one that is free', () => {
  const text = (name: string): Shape => ({ name, label: name, kind: 'text', isOptional: false });
  const shape: Shape = { ...text(''), kind: 'group', fields: [text('slug'), text('title')] };
  const slugged = (title: string, taken: string[] = []) =>
    (withSlug({ title }, shape, '', taken) as { slug: string }).slug;
  expect(slugged('Żółte Ødegård & Søn, Straße 2')).toBe('zolte-odegard-son-strasse-2');
  expect(slugged('運転手')).toBe('entry');
  expect(slugged('Driver', ['driver', 'driver-3'])).toBe('driver-2');
  expect(slugged('Driver', ['driver', 'driver-2'])).toBe('driver-3');
});
