import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { componentOf } from '../content/read-content.ts';
import { copyProject } from '../e2e/tools/copy-project.ts';

const SIZES = [5, 50, 500];

/** Files of words are named in letters alone. */
const inLetters = (index: number) =>
  [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** A copy of the project with more pages: each of them the about page under another name. */
function projectWith(pages: number) {
  const folder = copyProject();
  // Every page has a picture of its own there.
  rmSync(join(folder, 'public'));
  cpSync('public', join(folder, 'public'), { recursive: true });
  const more = Array.from({ length: pages - SIZES[0]! }, (_, index) => `extra${inLetters(index)}`);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(file, 'utf8')));
  const lines = (line: (name: string) => string) => more.map(line).join('\n');

  edit('company/en/paths.ts', (text) =>
    text.replace(
      "contact: '/contact',",
      (found) => `${found}\n${lines((name) => `${name}: '/${name}',`)}`,
    ),
  );
  edit('company/en/frame.ts', (text) =>
    text.replace(
      'career, contact];',
      `career, contact,\n${lines((name) => `{ label: '${name}', href: paths.${name} },`)}];`,
    ),
  );
  for (const name of more) {
    writeFileSync(
      join(folder, `company/en/${name}.ts`),
      "export { description, title } from './about.ts';\n",
    );
    mkdirSync(join(folder, `src/pages/${name}`));
    writeFileSync(
      join(folder, componentOf(name)),
      readFileSync('src/pages/about/About.tsx', 'utf8')
        .replaceAll("'./", "'../about/")
        .concat(`\nexport const name = '${name}';\n`),
    );
    cpSync('public/media/social-about.jpg', join(folder, `public/media/social-${name}.jpg`));
  }
  return folder;
}

function buildSeconds(pages: number) {
  const folder = projectWith(pages);
  const started = performance.now();
  const { status, stderr } = spawnSync(
    resolve('node_modules/.bin/vite'),
    ['build', '--logLevel=error'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The build of ${pages} pages failed:\n${stderr}`);
  const seconds = (performance.now() - started) / 1000;
  rmSync(folder, { recursive: true });
  return seconds;
}

export async function buildGrowthTable() {
  const rows = SIZES.map((pages) => ({ pages, seconds: buildSeconds(pages) }));
  return `## Growth of the build

The site with more pages, each a copy of the about page with a chunk of its own: prerendered, minified, compressed twice.

| pages | seconds | ms a page more |
|---:|---:|---:|
${rows
  .map(({ pages, seconds }, index) => {
    const before = rows[index - 1];
    const each = before
      ? Math.round(((seconds - before.seconds) * 1000) / (pages - before.pages))
      : '';
    return `| ${pages} | ${seconds.toFixed(1)} | ${each} |`;
  })
  .join('\n')}`;
}
