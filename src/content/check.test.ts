import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { findMistakeLines, translationWarnings } from './check.ts';
import { SAMPLE } from './company.ts';

const FIXTURE = 'tests/fixture';

/** A copy of the fixture that every test may spoil; the pictures that it names stay reachable. */
const root = fs.mkdtempSync(join(tmpdir(), 'company-'));
const company = join(root, FIXTURE);
fs.symlinkSync(resolve('examples'), join(root, 'examples'), 'junction');
beforeEach(() => {
  fs.rmSync(company, { recursive: true, force: true });
  fs.cpSync(FIXTURE, company, { recursive: true });
});
afterAll(() => fs.rmSync(root, { recursive: true }));

type Change = Record<string, unknown> | string | null;

function change(file: string, to: Change) {
  if (to === null) return fs.rmSync(file);
  fs.mkdirSync(dirname(file), { recursive: true });
  if (typeof to === 'string') return fs.writeFileSync(file, to);
  if (typeof to.append === 'string') return fs.appendFileSync(file, to.append);
  if (typeof to.latin1 === 'string') return fs.writeFileSync(file, to.latin1, 'latin1');
  if (typeof to.copy === 'string') return fs.cpSync(join(company, to.copy), file);
  const document = parseDocument(fs.readFileSync(file, 'utf8'));
  for (const [field, value] of Object.entries(to))
    if (value === null) document.deleteIn(field.split('.'));
    else document.setIn(field.split('.'), value);
  fs.writeFileSync(file, String(document));
}

/** The lines of the content check, without the company's folder. */
const mistakesNow = () =>
  findMistakeLines(company, ['en', 'de']).map((line) =>
    line.replaceAll(`${company}/`, '').replaceAll(root, ''),
  );

type Case = { name: string; files: Record<string, Change>; mistakes: string };
const CASES: Case[] = parse(fs.readFileSync('src/content/check.test.yaml', 'utf8'));

test.each(CASES)('$name → one line for each mistake, and no other', ({ files, mistakes }) => {
  for (const [file, to] of Object.entries(files)) change(join(company, file), to);
  expect(mistakesNow()).toEqual(mistakes.trim().split('\n'));
});

test('a language that the site does not speak yet → a warning', () => {
  expect(translationWarnings(['en', 'de-AT', 'ar'])).toEqual([
    'languages/ar.yaml: The file is missing, and the site itself speaks English. Copy languages/en.yaml and translate it.',
  ]);
});

test('files as Notepad saves them, with a byte order mark → no mistakes', () => {
  for (const name of fs.globSync('**/*.{md,yaml,css,csv,svg}', { cwd: company })) {
    const file = join(company, name);
    fs.writeFileSync(file, `\uFEFF${fs.readFileSync(file, 'utf8')}`);
  }
  expect(mistakesNow()).toEqual([]);
});

test('a file that is deleted during the check → skipped', () => {
  fs.symlinkSync(join(company, 'gone.md'), join(company, 'en/news/gone.md'));
  expect(mistakesNow()).toEqual([]);
});

test('a language without a folder → one line', () => {
  expect(findMistakeLines(SAMPLE, ['en', 'es', 'fr'])).toEqual([
    `${SAMPLE}/fr: There is no such folder. Create it, or take fr out of the languages.`,
  ]);
});

test.each([
  [
    { COMPANY: 'nowhere' },
    `COMPANY: There is no nowhere/company.yaml. Name the folder of a company, such as ${SAMPLE}.`,
  ],
])('the command that builds, %o → only the lines, and status 1', (settings, line) => {
  const env = { ...process.env, ...settings };
  const { status, stderr } = spawnSync('astro', ['build'], { env, encoding: 'utf8' });
  expect([stderr, status]).toEqual([`${line}\n`, 1]);
});
