import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { mediaFiles } from '../../content/check-content.ts';
import { type Content, loadWithNode, readContent } from '../../content/read-content.ts';
import type { Language, Paths, SampleTrip } from '../../content/shapes.ts';
import { company } from '../../site/company.ts';
import { adopt, sampleLeftIn } from './adopt.ts';

const home = process.cwd();
/** Every example but the company that this project has. */
const examples = (existsSync('examples') ? readdirSync('examples') : []).filter(
  (name) => !readFileSync(`examples/${name}/facts.ts`, 'utf8').includes(`'${company.name}'`),
);
let folder = '';

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

async function readLanguages() {
  const { languages } = await import(pathToFileURL(resolve('company/languages.ts')).href);
  return Promise.all(
    languages.map((language: string) => readContent(loadWithNode, language)),
  ) as Promise<Content[]>;
}

/** An empty file in place of every picture: `npm test -- --only adopter` makes the real ones. */
function standInForPictures(contents: Content[]) {
  const shared = contents.flatMap(({ words, language }) =>
    Object.keys(words.paths!.paths as Paths).map((page) => `social-${language}-${page}.jpg`),
  );
  for (const file of [...contents.flatMap(mediaFiles).map(({ media }) => media), ...shared])
    writeFileSync(join('public/media', file), '');
}

function homePage({ words }: Content) {
  const { home } = words.paths!.paths as Paths;
  return readFileSync(`dist${home === '/' ? '/index' : home}.html`, 'utf8');
}

const sharedPicture = (content: Content) =>
  homePage(content).match(/property="og:image" content="[^"]*\/media\/([^"]+)"/)?.[1];

/** The set point of the sample trip as the language writes it, and as every program reads it. */
function expectOwnDecimals(content: Content) {
  const { words } = content;
  const { code } = words.language!.language as Language;
  const { setPoint, download } = words['sample-trip']!.sampleTrip as SampleTrip;
  const format = new Intl.NumberFormat(code, { minimumFractionDigits: 1 });
  expect(homePage(content)).toContain(`${format.format(setPoint)}\u00a0°C`);
  expect(readFileSync(`dist${download.file}`, 'utf8')).toContain(`,${setPoint.toFixed(2)},`);
}

test.each(examples)(
  'examples/%s in place of company/ → builds, and names nobody else',
  async (name) => {
    folder = adopt(join('examples', name));
    process.chdir(folder);
    const contents = await readLanguages();
    standInForPictures(contents);
    execFileSync('npm', ['run', '--silent', 'types'], { stdio: 'pipe' });
    execFileSync('vite', ['build', '--logLevel=warn'], { stdio: 'pipe' });
    contents.forEach(expectOwnDecimals);
    expect(new Set(contents.map(sharedPicture)).size).toBe(contents.length);
    expect(['dist', 'deploy'].flatMap(sampleLeftIn)).toEqual([]);
  },
);

test('the name of this company → found in its own pages, by the same search', () => {
  expect(sampleLeftIn('company')).not.toEqual([]);
});
