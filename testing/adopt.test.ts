import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { mediaFiles } from '../site/check-content.ts';
import { loadWithNode, readContent } from '../site/content.ts';
import { adopt } from './adopt.ts';
import { sampleLeftIn } from './sample-left-in.ts';

const home = process.cwd();
const examples = existsSync('examples') ? readdirSync('examples') : [];
let folder = '';

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

/** An empty file in place of every picture: `npm test -- --only adopter` makes the real ones. */
async function standInForPictures() {
  const { languages } = await import(pathToFileURL(resolve('company/languages.ts')).href);
  for (const language of languages)
    for (const { media } of mediaFiles(await readContent(loadWithNode, language)))
      writeFileSync(join('public/media', media), '');
}

test.each(examples)(
  'examples/%s in place of company/ → builds, and names nobody else',
  async (name) => {
    folder = adopt(join('examples', name));
    process.chdir(folder);
    await standInForPictures();
    execFileSync('npm', ['run', '--silent', 'types'], { stdio: 'pipe' });
    execFileSync('vite', ['build', '--logLevel=warn'], { stdio: 'pipe' });
    expect(readFileSync('dist/index.html', 'utf8')).toContain('</html>');
    expect(['dist', 'deploy'].flatMap(sampleLeftIn)).toEqual([]);
  },
);

test('the name of this company → found in its own pages, by the same search', () => {
  expect(sampleLeftIn('company')).not.toEqual([]);
});
