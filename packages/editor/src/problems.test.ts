import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { About } from '#shapes';
import { mistakes } from '../../../content/check-content.ts';
import { COMPANY } from '../../../content/company-folder.ts';
import { loadWithNode, readContent } from '../../../content/read-content.ts';
import { sectionsOf } from './company-folder.ts';
import { inWords, withField } from './problems.ts';
import { Stega } from './stega.ts';

const content = await readContent(loadWithNode);
const { language } = content;
const page = (words: string, name: string) => ({ words, name, path: `/${words}`, isAdded: false });
const known = {
  sections: sectionsOf(content, COMPANY, new Stega()),
  pages: [page('about', 'About'), page('career', 'Career'), page('home', 'Home')],
  language,
  languages: { [language]: 'Español' },
};

/** What the check says of a file with something else at a path of it, as a person reads it. */
function said(name: string, path: string, value: unknown) {
  const words = structuredClone(content.words);
  const names = path.split('.');
  const last = names.pop()!;
  const holder = names.reduce((at, it) => at[it] as Record<string, unknown>, words[name]!);
  holder[last] = value;
  return mistakes({ ...content, words }).map((problem) => inWords(problem, known));
}

const { leadership, industry } = content.words.about as About;
const [{ people }, { sectors }] = [leadership!, industry];
test.each([
  ['home', 'hero.heading', '', 'Home › Hero › Heading is empty. Write it.'],
  ['about', 'title', '', 'About › In search results › Title is empty.'],
  ['paths', 'paths.about', 'x', 'About › In search results › Address is "x", which is no path'],
  [
    'about',
    'leadership.people.1.email',
    'x',
    `About › Leadership › People › ${people[1]!.name} › Email is "x", which is no e-mail address.`,
  ],
  ['about', 'leadership.people.0.email', '', ' › Email is empty. Write it as name@company.'],
  [
    'about',
    `leadership.people.${people.length}`,
    { ...people[0], email: 'x' },
    'About › Leadership › People › New entry › Email is "x"',
  ],
  [
    'about',
    'industry.sectors.0.goods',
    [],
    `About › Industry › Sectors › ${sectors[0]!.name} › Goods is empty.`,
  ],
  [
    'about',
    'industry.sectors.0.goods',
    [...sectors[0]!.goods, []],
    `About › Industry › Sectors › ${sectors[0]!.name} › Goods has`,
  ],
  [
    'about',
    'leadership.action.href',
    '/nowhere',
    'Leads to is "/nowhere", which is no page of this site. Choose a page, or write a full address',
  ],
])('%s, %s is %j → its labels, the rest in plain English', (name, path, value, expected) => {
  const lines = said(name, path, value);
  expect(lines).toContainEqual(expect.stringContaining(expected));
  expect(lines.join('\n')).not.toMatch(/\.ts\b|\w\[|\[\]|\w\.\w+ is/);
});

test('another language → it is named; what the panel does not show → by its file', () => {
  const read = (file: string, field: string) =>
    inWords({ file, field, said: '', plain: 'is empty.' }, { ...known, language: 'another' });
  expect(read(`${language}/frame.ts`, 'navigation')).toBe(
    'Header and footer, Español › Header links is empty.',
  );
  expect(read('brand/tokens.ts', 'tokens.radius')).toBe('brand/tokens.ts tokens.radius is empty.');
});

test('the compiler’s line → the innermost field, wherever it stands now', () => {
  const folder = mkdtempSync(join(tmpdir(), 'company-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'en'));
  const code = "export const intro = {\n  heading: 'One',\n  text: 5,\n};\n";
  const said = 'does not fit the site. No text.';
  const fieldAt = (row: number) =>
    withField(folder, `${COMPANY}/en/about.ts(${row},3): error TS2322: No text.`);
  for (const above of [0, 2]) {
    writeFileSync(join(folder, 'en/about.ts'), '\n'.repeat(above) + code);
    expect(fieldAt(3 + above)).toMatchObject({ file: 'en/about.ts', field: 'intro.text', said });
    expect(fieldAt(2 + above)).toMatchObject({ field: 'intro.heading' });
  }
  const elsewhere = 'src/App.tsx(1,1): error TS1: No.';
  expect(withField(folder, elsewhere)).toMatchObject({ file: '', said: elsewhere });
});
