import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Language, SampleTrip } from '#shapes';
import { contentProblems, sharedDownloads } from '../content/check-content.ts';
import { type Content, loadWithNode, readContent } from '../content/read-content.ts';
import { writtenLanguages } from '../e2e/tools/written-languages.ts';
import { linkProblems } from './checked-content.ts';
import { companyImports, untranslated } from './company-imports.ts';

/** These tests need a language beside the first one. */
const [first, other] = writtenLanguages as [string, string];
const original = await readContent(loadWithNode, first);
const translation = await readContent(loadWithNode, other);

const problemsOf = (content: Content) => contentProblems(content, original);

test('the words of another language → complete, and without a problem', () => {
  expect(untranslated(other, first)).toEqual([]);
  expect(problemsOf(translation)).toEqual([]);
});

test('a list that lost an entry in translation → the file, the field and the fix', () => {
  const about = structuredClone({ ...translation.words.about }) as { method: { steps: unknown[] } };
  const before = about.method.steps.length;
  about.method.steps.pop();
  expect(problemsOf({ ...translation, words: { ...translation.words, about } })).toEqual([
    `company/${other}/about.ts: method.steps has ${before - 1} entries, not ${before}. Translate each one.`,
  ]);
});

test('another language outside of its folder → where its pages belong', () => {
  const paths = {
    paths: { ...(translation.words.paths!.paths as object), home: '/', about: '/nosotros' },
  };
  const problems = problemsOf({ ...translation, words: { ...translation.words, paths } });
  expect(problems).toContain(`company/${other}/paths.ts: paths.home is "/". Write /${other}.`);
  expect(problems).toContain(
    `company/${other}/paths.ts: paths.about is "/nosotros". Let it begin with /${other}/.`,
  );
});

test('a folder that says it is another language → which one it is', () => {
  const withCode = (code: string) => {
    const language = { language: { ...(translation.words.language!.language as Language), code } };
    return problemsOf({ ...translation, words: { ...translation.words, language } });
  };
  expect(withCode('en-GB')).toEqual([
    `company/${other}/language.ts: language.code is "en-GB", which is another language than its folder's. Write ${other}, with a region or without.`,
  ]);
  expect(withCode(`${other}x`)).toHaveLength(1);
  expect(withCode(`${other}-419`)).toEqual([]);
  expect(withCode('Spanish')).toEqual([
    `company/${other}/language.ts: language.code is "Spanish", which is no language code. Write it as es or pt-BR.`,
  ]);
});

test.each(['paths', 'language'])('a folder without its own %s.ts → it is missing', (file) => {
  const words = { ...translation.words };
  delete words[file];
  expect(problemsOf({ ...translation, words })).toContain(
    `company/${other}/${file}.ts: The file is missing. Write it.`,
  );
});

test('a folder that was copied with its download → an address for each', () => {
  expect(sharedDownloads([original, translation])).toEqual([]);
  const { file } = (original.words['sample-trip']!.sampleTrip as SampleTrip).download;
  const copy = { ...original, language: 'pt' };
  expect(sharedDownloads([original, translation, copy])).toEqual([
    `company/pt/sample-trip.ts: sampleTrip.download.file is "${file}", which another language has. Write /pt${file}.`,
  ]);
  const { 'sample-trip': _, ...words } = original.words;
  expect(sharedDownloads([original, { ...copy, words }])).toEqual([]);
});

test('a folder that is not there → what to do', async () => {
  await expect(readContent(loadWithNode, 'xx')).rejects.toThrow(/^company\/xx: there is no such/);
});

test('the link to the first language, leading elsewhere or nowhere → the fix', () => {
  const company = mkdtempSync(join(tmpdir(), 'company-'));
  try {
    for (const name of ['en', 'es']) mkdirSync(join(company, name));
    const line =
      'company/words: does not lead to es, the first of company/languages.ts. Let it: ln -sfn es company/words';
    expect(linkProblems('es', company)).toEqual([line]);
    symlinkSync('en', join(company, 'words'));
    expect(linkProblems('es', company)).toEqual([line]);
    expect(linkProblems('en', company)).toEqual([]);
    expect(linkProblems(first)).toEqual([]);
  } finally {
    rmSync(company, { recursive: true });
  }
});

/** Where an import leads in the build of a language. */
function resolved(environment: string, source: string, importer?: string) {
  const { resolveId } = companyImports([first, other]) as unknown as {
    resolveId: (this: object, source: string, importer?: string) => string | undefined;
  };
  const id = resolveId.call({ environment: { name: environment } }, source, importer);
  return id?.replace(`${process.cwd()}/`, '');
}

const client = `client_${other}`;
test.each([
  ['client', '#words/home.ts', `company/${first}/home.ts`],
  [client, '#words/home.ts', `company/${other}/home.ts`],
  [`ssr_${other}`, '#words/paths.ts', `company/${other}/paths.ts`],
  ['client', '#company/facts.ts', 'company/facts.ts'],
  [client, '#company/facts.ts', `company/${other}/facts.ts`],
  [client, '#company/brand/palette.ts', 'company/brand/palette.ts'],
  [client, '#words/not-translated.ts', `company/${first}/not-translated.ts`],
])('in %s, %s → %s', (environment, source, file) => {
  expect(resolved(environment, source)).toBe(file);
});

test('what the first language stands in with → links to the pages of the language that is built', () => {
  const importer = `${process.cwd()}/company/${first}/not-translated.ts`;
  expect(resolved(client, './paths.ts', importer)).toBe(`company/${other}/paths.ts`);
  expect(resolved(client, '../facts.ts', importer)).toBe(`company/${other}/facts.ts`);
  expect(resolved('client', './paths.ts', importer)).toBe(`company/${first}/paths.ts`);
});
