import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE } from '../../content/company-folder.ts';
import { copyWithCompany } from '../../e2e/tools/project.ts';
import { company } from '../../examples/kelvin/facts.ts';

// A company that differs in kind from both examples: another script, one language, no newsletter,
// no film, a mark from a drawing program, a photograph, people without portraits.

const LANGUAGE = 'el';
const [LATIN, GREEK] = ['abcdefghijklmnopqrstuvwxyz', 'αβκδεφγηιξκλμνοπψρστυωωχυζ'];

/** For machines: not transliterated. */
const NOT_SAID =
  /^(href|icon|network|contact|file|name|focus|code|direction|openGraph|date|startsAt|offset|at)$/;

const greek = (text: string) =>
  text.replace(/\{\w+\}|\S+@\S+|[a-z]/gi, (found) => {
    const index = found.length > 1 ? -1 : LATIN.indexOf(found.toLowerCase());
    if (index < 0) return found;
    return /[A-Z]/.test(found) ? GREEK[index]!.toUpperCase() : GREEK[index]!;
  });

/** Every sentence in its script. A file's own exports are values by name. */
function inGreek(value: unknown, key = '', isMedia = false): unknown {
  if (typeof value === 'string')
    return NOT_SAID.test(key) && (key !== 'name' || isMedia) ? value : greek(value);
  if (Array.isArray(value)) return value.map((entry) => inGreek(entry, key, isMedia));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, inGreek(entry, name, isMedia)]),
  );
}

type Module = Record<string, unknown>;
type People = { people: { portrait?: string }[] };

const changes: Record<string, (words: Module) => void> = {
  contact: (words) => {
    words.newsletter = undefined;
    delete words.newsletterDelivery;
  },
  about: ({ leadership }) => {
    const [first, ...others] = (leadership as People).people;
    first!.portrait = 'alpha.jpg';
    for (const person of others) delete person.portrait;
  },
  media: ({ films }) => {
    for (const film of Object.values(films as Record<string, Module>)) film.withoutVideo = true;
  },
};

const write = (file: string, words: Module) =>
  writeFileSync(
    file,
    Object.entries(words)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n')
      .replaceAll('kelvinfreight', 'psychos'),
  );

const MARK = `<?xml version="1.0" encoding="UTF-8"?>
<svg id="Layer_1" xmlns="http://www.w3.org/2000/svg" version="1.1" viewBox="0 0 64 64">
  <defs><style>.st0 { fill: #0A1B33; } .st1 { fill: none; stroke: #c9711b; }</style></defs>
  <circle class="st0" cx="32" cy="32" r="30"/>
  <path class="st1" d="M8 32h48" style="stroke-width:6px;-inkscape-stroke:none"/>
</svg>`;

/** A copy of the project with that company in company/. */
async function copyWithStranger() {
  const project = copyWithCompany(SAMPLE);
  const at = (file: string) => join(project, 'company', file);
  for (const file of [
    'en',
    'es',
    'pictures',
    ...globSync('public/media/portrait-*', { cwd: SAMPLE }),
  ])
    rmSync(at(file), { recursive: true });
  mkdirSync(at(LANGUAGE));
  mkdirSync(at('pictures'));
  for (const file of globSync(`${SAMPLE}/en/*.ts`)) {
    const name = basename(file, '.ts');
    const module = await import(resolve(file));
    const words = inGreek(structuredClone({ ...module }), '', name === 'media') as Module;
    changes[name]?.(words);
    write(at(`${LANGUAGE}/${name}.ts`), name === 'paths' ? { ...module } : words);
  }
  const language = { code: LANGUAGE, name: 'Ελληνικά', direction: 'ltr', openGraph: 'el_GR' };
  write(at(`${LANGUAGE}/language.ts`), { language: { ...language, switch: 'Γλώσσες' } });
  write(at('languages.ts'), { languages: [LANGUAGE] });
  const facts = readFileSync(at('facts.ts'), 'utf8');
  writeFileSync(
    at('facts.ts'),
    facts
      .replaceAll(company.name, 'Ψύχος')
      .replace(`'${company.shortName}'`, "'Ψύχος'")
      .replaceAll('kelvinfreight', 'psychos'),
  );
  writeFileSync(at('brand/mark.svg'), MARK);
  const create = { width: 600, height: 700, channels: 3, background: '#846' } as const;
  await sharp({ create }).jpeg().toFile(at('pictures/portrait-alpha.jpg'));
  return project;
}

const project = await copyWithStranger();
afterAll(() => rmSync(project, { recursive: true, force: true }));
const { COMPANY: _, LANGUAGES: _languages, ...env } = process.env;
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    cwd: project,
    env: { ...env, SITE_ORIGIN: 'https://a.example' },
    encoding: 'utf8',
  });
const dist = (file: string) => readFileSync(join(project, 'dist', file), 'utf8');

beforeAll(() => {
  run('node', 'scripts/run-package.ts', 'packages/pictures/src/pictures.ts');
  run('vite', 'build', '--logLevel=error');
});

test('a company like neither example → its types are right', () => {
  run('tsc', '--singleThreaded'); // several checkers would each read the types that they share
});

test('its own letters, and no other language → every page is in its one language', () => {
  for (const page of ['index', 'about', 'strategy', 'career', 'contact', '404'])
    expect(dist(`${page}.html`)).toContain(`<html lang="${LANGUAGE}">`);
  expect(dist('index.html')).not.toContain('hreflang');
  expect(dist('about.html')).toMatch(/<h1[^>]*>[Α-ω ]+<\/h1>/);
});

test('a photograph and no portrait → the photograph, and initials in those letters', () => {
  expect(existsSync(join(project, 'dist/media/portrait-alpha.webp'))).toBe(true);
  expect(dist('about.html')).toContain('src="/media/portrait-alpha.webp"');
  expect(dist('about.html').match(/<text[^>]*>[Α-Ω]{2}<\/text>/g)).toHaveLength(3);
});

test('no newsletter and no film → not a trace of either', () => {
  expect(dist('contact.html').match(/<form/g)).toHaveLength(1);
  for (const page of ['index', 'strategy']) expect(dist(`${page}.html`)).not.toContain('<video');
});

test("a drawing program's mark → in the text's colour, and on the icon's dark ground", () => {
  expect(dist('index.html')).toContain('<circle cx="32" cy="32" r="30" fill="currentColor">');
  expect(dist('favicon.svg')).toContain('<circle cx="32" cy="32" r="30" fill="#ffffff"/>');
});
