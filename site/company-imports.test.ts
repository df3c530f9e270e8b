import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { company } from '#company/facts.ts';
import { COMPANY, SAMPLE } from '../content/company-folder.ts';
import { writtenLanguages } from '../e2e/tools/project.ts';
import { companyImports, untranslated } from './company-imports.ts';

const [first, other = ''] = writtenLanguages as [string, string?];
/** These tests need a second language. */
const inTwo = test.runIf(other);

test('the facts → of the company that is shown', async () => {
  expect(company).toEqual((await import(resolve(COMPANY, 'facts.ts'))).company);
});

inTwo('the words of another language → complete', () => {
  expect(untranslated(other, first)).toEqual([]);
});

/** What an import resolves to in the build of a language. */
function resolved(environment: string, source: string, importer?: string) {
  const { resolveId } = companyImports([first, other]) as unknown as {
    resolveId: (this: object, source: string, importer?: string) => string | undefined;
  };
  const id = resolveId.call({ environment: { name: environment } }, source, importer);
  return id?.replace(`${process.cwd()}/`, '');
}

const client = `client_${other}`;
inTwo.each([
  ['client', '#words/home.ts', `${COMPANY}/${first}/home.ts`],
  [client, '#words/home.ts', `${COMPANY}/${other}/home.ts`],
  [`ssr_${other}`, '#words/paths.ts', `${COMPANY}/${other}/paths.ts`],
  ['client', '#company/facts.ts', `${COMPANY}/facts.ts`],
  [client, '#company/facts.ts', `${COMPANY}/${other}/facts.ts`],
  [client, '#company/brand/palette.ts', `${COMPANY}/brand/palette.ts`],
  [client, '#words/not-translated.ts', `${COMPANY}/${first}/not-translated.ts`],
])('in %s, %s → %s', (environment, source, file) => {
  expect(resolved(environment, source)).toBe(file);
});

inTwo(
  'what the first language stands in with → links to the pages of the language that is built',
  () => {
    const importer = `${process.cwd()}/${COMPANY}/${first}/not-translated.ts`;
    expect(resolved(client, './paths.ts', importer)).toBe(`${COMPANY}/${other}/paths.ts`);
    expect(resolved(client, '../facts.ts', importer)).toBe(`${COMPANY}/${other}/facts.ts`);
    expect(resolved('client', './paths.ts', importer)).toBe(`${COMPANY}/${first}/paths.ts`);
  },
);

test.runIf(COMPANY === SAMPLE)(
  'a folder pt with the code pt-BR → shares the pictures of its folder',
  async () => {
    vi.doMock('virtual:languages', () => ({ folder: 'pt', languages: [] }));
    vi.doMock('#company/languages.ts', () => ({ languages: ['en', 'pt'] }));
    vi.doMock('#words/language.ts', () => ({ language: { code: 'pt-BR', openGraph: 'pt_BR' } }));
    const { headTags } = await import('./head.ts');
    const page = { path: '/pt', name: 'home', head: { title: 'Frio', description: 'Transporte.' } };
    const tags = headTags(page, { siteOrigin: 'https://a.example', mediaOrigin: '' } as never);
    expect(tags).toContain(
      '<meta property="og:image" content="https://a.example/media/social-pt-home.jpg">',
    );
  },
);
