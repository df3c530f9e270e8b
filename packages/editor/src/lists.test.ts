import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { companyFiles } from './company-folder.ts';
import { readable, readContent } from './content.ts';
import { changeList, describe, fieldsOfNewEntry, labelOf } from './lists.ts';

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
  readContent(FILE, code)
    .literals.filter(({ path }) => path.endsWith('.title'))
    .map(({ parts }) => readable(parts));
const listIn = (code: string, path: string) =>
  readContent(FILE, code).lists.find((list) => list.path === path)!;

test('an entry moved → the two change places, the rest stays', () => {
  const after = changeList(FILE, CODE, 'roles.open', { kind: 'move', at: 0, to: 1 });
  expect(titles(after)).toEqual(['Planner', 'Driver', 'Fitter']);
  expect(changeList(FILE, after, 'roles.open', { kind: 'move', at: 1, to: 0 })).toBe(CODE);
});

test('the first entry moved up → nothing', () => {
  expect(changeList(FILE, CODE, 'roles.open', { kind: 'move', at: 0, to: -1 })).toBe(CODE);
});

test('an entry removed → the others, wherever it stood', () => {
  const left = (at: number) => titles(changeList(FILE, CODE, 'roles.open', { kind: 'remove', at }));
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
  const after = changeList(FILE, CODE, 'roles.open', { kind: 'add', at: 3, fields });
  expect(listIn(after, 'roles.open').entries[3]?.source).toBe(
    `{ title: "Driver's mate", icon: 'wheel', email: mails.jobs, days: 5 }`,
  );
  expect(titles(after)).toEqual(['Driver', 'Planner', 'Fitter', "Driver's mate"]);
});

test('an entry added in the middle → stands there', () => {
  const fields = [{ path: '.title', parts: ['Cook'] }];
  const after = changeList(FILE, CODE, 'roles.open', { kind: 'add', at: 1, fields });
  expect(titles(after)).toEqual(['Driver', 'Cook', 'Planner', 'Fitter']);
});

test('a list of words → grows by words', () => {
  const fields = [{ path: '', parts: ['Mild'] }];
  const after = changeList(FILE, CODE, 'words', { kind: 'add', at: 2, fields });
  expect(listIn(after, 'words').source).toBe("['Warm', 'Cold', 'Mild']");
});

test('what a new entry asks for → empty words, and the names that its neighbour has', () => {
  expect(fieldsOfNewEntry(listIn(CODE, 'roles.open'), readContent(FILE, CODE).literals)).toEqual([
    { path: '.title', parts: [] },
    { path: '.icon', parts: ['wheel'] },
  ]);
});

test('a list of names from elsewhere → asks for nothing, because it cannot grow here', () => {
  expect(fieldsOfNewEntry(listIn(CODE, 'links'), readContent(FILE, CODE).literals)).toEqual([]);
});

test('a change of a list → said as a person sees it', () => {
  const { literals } = readContent(FILE, CODE);
  const list = listIn(CODE, 'roles.open');
  expect(labelOf(list, 1, literals)).toBe('Planner');
  expect(describe(list, literals, { kind: 'move', at: 2, to: 1 })).toEqual({
    ...{ field: 'roles.open', before: '3. Fitter', after: '2. Fitter' },
  });
  expect(describe(list, literals, { kind: 'remove', at: 0 })).toMatchObject({ before: 'Driver' });
});

test('every list of the content → moved there and back is as it was, removed is one less', () => {
  for (const file of companyFiles('company')) {
    const code = readFileSync(`company/${file}`, 'utf8');
    for (const { path, entries } of readContent(file, code).lists) {
      if (entries.length < 2) continue;
      const there = changeList(file, code, path, { kind: 'move', at: 0, to: 1 });
      expect(changeList(file, there, path, { kind: 'move', at: 1, to: 0 })).toBe(code);
      for (const at of entries.keys()) {
        const less = changeList(file, code, path, { kind: 'remove', at });
        const after = readContent(file, less).lists.find((list) => list.path === path);
        expect(after?.entries.length).toBe(entries.length - 1);
      }
    }
  }
});
