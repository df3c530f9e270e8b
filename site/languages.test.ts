import { expect, test } from 'vitest';
import { contentProblems } from './check-content.ts';
import { type Content, loadWithNode, readContent } from './content.ts';
import { untranslated, words } from './languages.ts';

const original = await readContent(loadWithNode, 'en');
const spanish = await readContent(loadWithNode, 'es');

const problemsOf = (content: Content) => contentProblems(content, undefined, original);

test('the words of another language → complete, and without a problem', () => {
  expect(untranslated('es', 'en')).toEqual([]);
  expect(problemsOf(spanish)).toEqual([]);
});

test('a list that lost an entry in translation → the file, the field and the mend', () => {
  const about = structuredClone({ ...spanish.words.about }) as { method: { steps: unknown[] } };
  about.method.steps.pop();
  expect(problemsOf({ ...spanish, words: { ...spanish.words, about } })).toEqual([
    'company/es/about.ts: method.steps has 4 entries, not 5. Translate each one.',
  ]);
});

test('another language outside of its folder → where its pages belong', () => {
  const paths = {
    paths: { ...(spanish.words.paths!.paths as object), home: '/', about: '/nosotros' },
  };
  const problems = problemsOf({ ...spanish, words: { ...spanish.words, paths } });
  expect(problems).toContain('company/es/paths.ts: paths.home is "/". Write /es.');
  expect(problems).toContain(
    'company/es/paths.ts: paths.about is "/nosotros". Let it begin with /es/.',
  );
});

test('a folder that is not there → what to do', async () => {
  await expect(readContent(loadWithNode, 'xx')).rejects.toThrow(/^company\/xx: there is no such/);
});

/** Where an import leads in the build of a language. */
function resolved(environment: string, source: string, importer?: string) {
  const { resolveId } = words(['en', 'es']) as unknown as {
    resolveId: (this: object, source: string, importer?: string) => string | undefined;
  };
  const id = resolveId.call({ environment: { name: environment } }, source, importer);
  return id?.replace(`${process.cwd()}/`, '');
}

test.each([
  ['client', '#words/home.ts', 'company/en/home.ts'],
  ['client_es', '#words/home.ts', 'company/es/home.ts'],
  ['ssr_es', '#words/paths.ts', 'company/es/paths.ts'],
  ['client', '#company/facts.ts', 'company/facts.ts'],
  ['client_es', '#company/facts.ts', 'company/es/facts.ts'],
  ['client_es', '#company/brand/palette.ts', 'company/brand/palette.ts'],
  ['client_es', '#words/not-translated.ts', 'company/en/not-translated.ts'],
])('in %s, %s → %s', (environment, source, file) => {
  expect(resolved(environment, source)).toBe(file);
});

test('what the first language stands in with → links to the pages of the language that is built', () => {
  const importer = `${process.cwd()}/company/en/not-translated.ts`;
  expect(resolved('client_es', './paths.ts', importer)).toBe('company/es/paths.ts');
  expect(resolved('client_es', '../facts.ts', importer)).toBe('company/es/facts.ts');
  expect(resolved('client', './paths.ts', importer)).toBe('company/en/paths.ts');
});
