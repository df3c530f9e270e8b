import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPANY } from '../../../content/company-folder.ts';
import { companyFiles } from './company-folder.ts';
import { changeList, describe, fieldsOfNewEntry, labelOf } from './lists.ts';
import type { ListChange } from './protocol.ts';
import { parseSource, readable } from './source.ts';

const FILE = 'en/career.ts';
const CODE = `export const roles = {
  open: [
    // The first of all.
    { title: 'Driver', icon: 'wheel', email: mails.jobs, days: 5 },
    { title: 'Planner', icon: 'map', email: mails.jobs, days: 4, note: 'In the office.' },
    { title: 'Fitter', icon: 'tool', email: mails.jobs, days: 5 },
  ],
};
export const links = [home, about];
export const words = ['Warm', 'Cold'];
`;

function read(code: string, path = 'roles.open', file = FILE) {
  const source = parseSource(file, code);
  return { source, list: source.lists.find((list) => list.path === path)! };
}
function change(code: string, what: ListChange, path?: string, file?: string) {
  const { source, list } = read(code, path, file);
  return changeList(code, list, source, what);
}
const titles = (code: string) =>
  read(code)
    .source.literals.filter(({ path }) => path.endsWith('.title'))
    .map(({ parts }) => readable(parts));

test('an entry moved → the two change places, the rest stays', () => {
  const after = change(CODE, { kind: 'move', at: 0, to: 1 });
  expect(titles(after)).toEqual(['Planner', 'Driver', 'Fitter']);
  expect(change(after, { kind: 'move', at: 1, to: 0 })).toBe(CODE);
  expect(change(CODE, { kind: 'move', at: 0, to: -1 })).toBe(CODE);
});

test.each([
  [0, ['Planner', 'Fitter']],
  [1, ['Driver', 'Fitter']],
  [2, ['Driver', 'Planner']],
])('entry %i removed → the others', (at, left) => {
  expect(titles(change(CODE, { kind: 'remove', at }))).toEqual(left);
});

test('an entry added → the shape of its neighbours, its own words, where it was asked for', () => {
  const fields = [
    { path: '.title', parts: ["Driver's mate"] },
    { path: '.icon', parts: ['wheel'] },
  ];
  const after = change(CODE, { kind: 'add', at: 3, fields });
  expect(read(after).list.entries[3]?.source).toBe(
    `{ title: "Driver's mate", icon: 'wheel', email: mails.jobs, days: 5 }`,
  );
  expect(titles(after)).toEqual(['Driver', 'Planner', 'Fitter', "Driver's mate"]);
  const between = change(CODE, { kind: 'add', at: 1, fields });
  expect(titles(between)).toEqual(['Driver', "Driver's mate", 'Planner', 'Fitter']);
});

test('a list of words → grows by words', () => {
  const fields = [{ path: '', parts: ['Mild'] }];
  const after = change(CODE, { kind: 'add', at: 2, fields }, 'words');
  expect(read(after, 'words').list.source).toBe("['Warm', 'Cold', 'Mild']");
});

test('what a new entry asks for → empty words, and the names that its neighbour has', () => {
  const { list, source } = read(CODE);
  expect(fieldsOfNewEntry(list, source)).toEqual([
    { path: '.title', parts: [] },
    { path: '.icon', parts: ['wheel'] },
  ]);
});

test('a list of names from elsewhere → asks for nothing, because it cannot grow here', () => {
  expect(fieldsOfNewEntry(read(CODE, 'links').list, read(CODE).source)).toEqual([]);
});

test('a change of a list → said as a person sees it', () => {
  const { list, source } = read(CODE);
  const field = 'roles.open';
  expect(labelOf(list.entries[1]!, source)).toBe('Planner');
  expect(describe(list, source, { kind: 'move', at: 2, to: 1 })).toEqual({
    ...{ field, before: '3. Fitter', after: '2. Fitter' },
  });
  const removed = describe(list, source, { kind: 'remove', at: 0 });
  expect(removed).toEqual({ field, before: 'Driver', after: '' });
});

test('every list of the content → moved there and back is as it was, removed is one less', () => {
  for (const file of companyFiles(COMPANY)) {
    const code = readFileSync(`${COMPANY}/${file}`, 'utf8');
    for (const { path, entries } of parseSource(file, code).lists) {
      if (entries.length < 2) continue;
      const there = change(code, { kind: 'move', at: 0, to: 1 }, path, file);
      expect(change(there, { kind: 'move', at: 1, to: 0 }, path, file)).toBe(code);
      for (const at of entries.keys()) {
        const less = change(code, { kind: 'remove', at }, path, file);
        expect(read(less, path, file).list.entries.length).toBe(entries.length - 1);
      }
    }
  }
});
