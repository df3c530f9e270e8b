import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesIn } from '../../../e2e/tools/project.ts';
import { palette as borealis } from '../../../examples/borealis/brand/palette.ts';
import { palette as kelvin } from '../../../examples/kelvin/brand/palette.ts';
import * as contact from '../../../examples/kelvin/en/contact.ts';
import { company as kelvinFreight } from '../../../examples/kelvin/facts.ts';
import { findLeft } from './left.ts';
import { type Answers, CARRIED, writeCompany } from './write-company.ts';

const ANSWERS: Answers = {
  from: 'examples/kelvin',
  name: 'Nordlys Cargo',
  shortName: 'Nordlys',
  tagline: 'Fresh from the north',
  carries: "fish, berries and the day's vaccines",
  emails: {
    general: 'post@nordlys.example',
    dispatch: 'dispatch@nordlys.example',
    security: 'security@nordlys.example',
  },
  social: [],
  languages: ['en'],
  colours: ['#7a1f4b', '#f2a541'],
};

async function write(more: Partial<Answers> = {}) {
  const folder = `test-results/company-${crypto.randomUUID()}`;
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await writeCompany(folder, { ...ANSWERS, ...more });
  return folder;
}

const textsBelow = (folder: string) =>
  filesIn(folder)
    .filter((file) => /\.(ts|svg|json)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Errors look the same in every brand. */
const KEPT = ['#ffffff', kelvin['flare-700'], kelvin['flare-200']];
const THEIRS = [...Object.values(kelvin), ...Object.values(borealis)].filter(
  (hex) => !KEPT.includes(hex),
);

test.each([
  { from: 'examples/kelvin', languages: ['en'], folders: ['en'] },
  { from: 'examples/kelvin', languages: ['es', 'en'], folders: ['en', 'es'] },
  { from: 'examples/borealis', languages: ['en'], folders: ['en', 'es'] },
  { from: 'examples/kelvin', languages: ['en', 'ar'], folders: ['ar', 'en'] },
])('$from in $languages → whole, and of nobody else', async ({ from, languages, folders }) => {
  const folder = await write({ from, languages });
  const read = (file: string) => import(join(process.cwd(), folder, file));
  expect(readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name))).toEqual(folders);
  const text = textsBelow(folder);
  expect(text).not.toMatch(/kelvin|borealis/i);
  expect(THEIRS.filter((hex) => text.includes(hex))).toEqual([]);
  const [first, second] = languages as [string, string?];
  const { paths } = await read(`${first}/paths.ts`);
  expect(paths.home).toBe('/');
  const { hero, services } = await read(`${first}/home.ts`);
  expect(hero.heading).toBe(ANSWERS.tagline);
  expect(services.text).toContain('fish, berries and the day’s vaccines');
  expect((await read(`${first}/contact.ts`)).addresses.list[0].email).toBe('post@nordlys.example');
  if (!second) return;
  expect((await read(`${second}/paths.ts`)).paths.about).toMatch(`/${second}/`);
  expect((await read(`${second}/facts.ts`)).company.name).toBe(ANSWERS.name);
  const { language } = await read(`${second}/language.ts`);
  expect(language.code).toMatch(second);
  expect(language.direction).toBe(second === 'ar' ? 'rtl' : 'ltr');
});

test('without a tagline → what is carried, where it is long the name in the first heading, in any language', async () => {
  const folder = await write({ tagline: undefined, languages: ['en', 'es'] });
  const read = (file: string) => import(join(process.cwd(), folder, file));
  expect((await read('facts.ts')).company.tagline).toBe('Fish, berries and the day’s vaccines');
  expect((await read('en/home.ts')).hero.heading).toBe('Fish, berries and the day’s vaccines');
  expect((await read('es/home.ts')).hero.heading).toBe('Alimentos, medicamentos y flores');
  const long = await write({
    tagline: 'A sentence that no first heading shows well, at any width',
  });
  const { hero } = await import(join(process.cwd(), long, 'en/home.ts'));
  expect(hero.heading).toBe(ANSWERS.name);
});

test.each(Object.entries(CARRIED))('%s → says what it carries in each language', (from, said) => {
  for (const [language, phrase] of Object.entries(said))
    expect(readFileSync(`${from}/${language}/home.ts`, 'utf8')).toContain(phrase);
});

test('what is left → the sentences of the sample until they are rewritten, and none of one’s own', async () => {
  const folder = await write();
  const { sentences, pictures } = await findLeft(folder);
  const texts = sentences.map(({ text }) => text);
  expect(texts).toContain(contact.description.replace(kelvinFreight.name, ANSWERS.name));
  expect(texts).not.toContain(ANSWERS.tagline);
  expect(pictures).toContain('pictures/hero.svg');

  expect(texts).toContain(contact.intro.text);
  const source = readFileSync(`${folder}/en/contact.ts`, 'utf8');
  writeFileSync(`${folder}/en/contact.ts`, source.replace(contact.intro.text, 'Ask us anything.'));
  writeFileSync(`${folder}/pictures/hero.svg`, '<svg/>');
  const facts = readFileSync(`${folder}/facts.ts`, 'utf8');
  writeFileSync(`${folder}/facts.ts`, facts.replace('Nordlys Cargo', 'Sørlys Cargo'));
  const moved = `${folder}-rewritten`;
  onTestFinished(() => rmSync(moved, { recursive: true, force: true }));
  renameSync(folder, moved); // modules are read once
  const after = await findLeft(moved);
  expect(after.sentences.length).toBe(sentences.length - 1);
  expect(after.pictures.length).toBe(pictures.length - 1);
});
