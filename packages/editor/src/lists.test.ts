import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { companyFiles } from './company-folder.ts';
import { changeList, describe, fieldsOfNewEntry, type ListChange, labelOf } from './lists.ts';
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
const titles = (code: string) =>
  parseSource(FILE, code)
    .literals.filter(({ path }) => path.endsWith('.title'))
    .map(({ parts }) => readable(parts));
const listIn = (code: string, path: string) =>
  parseSource(FILE, code).lists.find((list) => list.path === path)!;
const change = (code: string, path: string, what: ListChange) =>
  changeList(code, listIn(code, path), parseSource(FILE, code), what);

test('an entry moved → the two change places, the rest stays', () => {
  const after = change(CODE, 'roles.open', { kind: 'move', at: 0, to: 1 });
  expect(titles(after)).toEqual(['Planner', 'Driver', 'Fitter']);
  expect(change(after, 'roles.open', { kind: 'move', at: 1, to: 0 })).toBe(CODE);
});

test('the first entry moved up → nothing', () => {
  expect(change(CODE, 'roles.open', { kind: 'move', at: 0, to: -1 })).toBe(CODE);
});

test('an entry removed → the others, wherever it stood', () => {
  const left = (at: number) => titles(change(CODE, 'roles.open', { kind: 'remove', at }));
  expect([0, 1, 2].map(left)).toEqual([
    ['Planner', 'Fitter'],
    ['Driver', 'Fitter'],
    ['Driver', 'Planner'],
  ]);
});

test('an entry added → the shape of its neighbours, its own words', () => {
  const fields = [
    { path: '.title', parts: ["Driver's mate"] },
    { path: '.icon', parts: ['wheel'] },
  ];
  const after = change(CODE, 'roles.open', { kind: 'add', at: 3, fields });
  expect(listIn(after, 'roles.open').entries[3]?.source).toBe(
    `{ title: "Driver's mate", icon: 'wheel', email: mails.jobs, days: 5 }`,
  );
  expect(titles(after)).toEqual(['Driver', 'Planner', 'Fitter', "Driver's mate"]);
});

test('an entry added in the middle → stands there', () => {
  const fields = [{ path: '.title', parts: ['Cook'] }];
  const after = change(CODE, 'roles.open', { kind: 'add', at: 1, fields });
  expect(titles(after)).toEqual(['Driver', 'Cook', 'Planner', 'Fitter']);
});

test('a list of words → grows by words', () => {
  const fields = [{ path: '', parts: ['Mild'] }];
  const after = change(CODE, 'words', { kind: 'add', at: 2, fields });
  expect(listIn(after, 'words').source).toBe("['Warm', 'Cold', 'Mild']");
});

test('what a new entry asks for → empty words, and the names that its neighbour has', () => {
  expect(fieldsOfNewEntry(listIn(CODE, 'roles.open'), parseSource(FILE, CODE))).toEqual([
    { path: '.title', parts: [] },
    { path: '.icon', parts: ['wheel'] },
  ]);
});

test('a list of names from elsewhere → asks for nothing, because it cannot grow here', () => {
  expect(fieldsOfNewEntry(listIn(CODE, 'links'), parseSource(FILE, CODE))).toEqual([]);
});

test('a change of a list → said as a person sees it', () => {
  const source = parseSource(FILE, CODE);
  const list = listIn(CODE, 'roles.open');
  expect(labelOf(list.entries[1]!, source)).toBe('Planner');
  expect(describe(list, source, { kind: 'move', at: 2, to: 1 })).toEqual({
    ...{ field: 'roles.open', before: '3. Fitter', after: '2. Fitter' },
  });
  expect(describe(list, source, { kind: 'remove', at: 0 })).toMatchObject({ before: 'Driver' });
});

test('every list of the content → moved there and back is as it was, removed is one less', () => {
  for (const file of companyFiles('company')) {
    const code = readFileSync(`company/${file}`, 'utf8');
    const source = parseSource(file, code);
    for (const list of source.lists.filter(({ entries }) => entries.length > 1)) {
      const parseAfter = (changed: string) => {
        const after = parseSource(file, changed);
        return { after, same: after.lists.find(({ path }) => path === list.path)! };
      };
      const there = changeList(code, list, source, { kind: 'move', at: 0, to: 1 });
      const { after, same } = parseAfter(there);
      expect(changeList(there, same, after, { kind: 'move', at: 1, to: 0 })).toBe(code);
      for (const at of list.entries.keys()) {
        const less = changeList(code, list, source, { kind: 'remove', at });
        expect(parseAfter(less).same.entries.length).toBe(list.entries.length - 1);
      }
    }
  }
});
