import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { mediaFiles } from '../site/check-content.ts';
import { type Content, loadWithNode, readContent } from '../site/content.ts';
import type { Language, Paths, SampleTrip } from '../src/shapes.ts';
import { adopt } from './adopt.ts';
import { sampleLeftIn } from './sample-left-in.ts';

const home = process.cwd();
const examples = existsSync('examples') ? readdirSync('examples') : [];
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
  for (const { media } of contents.flatMap(mediaFiles))
    writeFileSync(join('public/media', media), '');
}

/** The set point of the sample trip as the language writes it, and as every program reads it. */
function expectOwnDecimals({ words }: Content) {
  const { code } = words.language!.language as Language;
  const { setPoint, download } = words['sample-trip']!.sampleTrip as SampleTrip;
  const { home } = words.paths!.paths as Paths;
  const format = new Intl.NumberFormat(code, { minimumFractionDigits: 1 });
  const page = readFileSync(`dist${home === '/' ? '/index' : home}.html`, 'utf8');
  expect(page).toContain(`${format.format(setPoint)} °C`);
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
    expect(['dist', 'deploy'].flatMap(sampleLeftIn)).toEqual([]);
  },
);

test('the name of this company → found in its own pages, by the same search', () => {
  expect(sampleLeftIn('company')).not.toEqual([]);
});
