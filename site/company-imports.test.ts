import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writtenLanguages } from '../e2e/tools/project.ts';
import { linkProblems } from './checked-content.ts';
import { companyImports, untranslated } from './company-imports.ts';

/** These tests need a language beside the first one. */
const [first, other] = writtenLanguages as [string, string];

test('the words of another language → complete', () => {
  expect(untranslated(other, first)).toEqual([]);
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

test('a folder pt with the code pt-BR → shares the pictures of its folder', async () => {
  vi.doMock('virtual:languages', () => ({ folder: 'pt', languages: [] }));
  vi.doMock('#company/languages.ts', () => ({ languages: ['en', 'pt'] }));
  vi.doMock('#words/language.ts', () => ({ language: { code: 'pt-BR', openGraph: 'pt_BR' } }));
  const { headTags } = await import('./head.ts');
  const page = { path: '/pt', name: 'home', head: { title: 'Frio', description: 'Transporte.' } };
  const tags = headTags(page, { siteOrigin: 'https://a.example', mediaOrigin: '' } as never);
  expect(tags).toContain(
    '<meta property="og:image" content="https://a.example/media/social-pt-home.jpg">',
  );
});
