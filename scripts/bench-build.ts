/**
 * Measures how long a large site takes: a copy of this project with 500 further pages is built
 * without caches, then with one page changed, then with one label; a build without caches must make
 * the same bytes. Last, a heading is changed in development. The resized photographs come from the
 * sample's last build, as they do not depend on the number of pages.
 */
import { spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { freePort } from './free-port.ts';

const PAGES = Number(process.argv[2] ?? 500);
const PHOTOS = ['aisle', 'doors'];
const NOT_NEEDED = /^(node_modules|dist.*|docs|tests|test-results|data|\.git|\.astro)$/;
const HEADING = /heading: .*/;

/** Packages are linked, except for what they keep between builds. */
function copyOfProject() {
  const copy = fs.mkdtempSync(join(tmpdir(), 'bench-'));
  for (const name of fs.readdirSync('.').filter((name) => !NOT_NEEDED.test(name)))
    fs.cpSync(name, join(copy, name), { recursive: true });
  fs.mkdirSync(join(copy, 'node_modules'));
  for (const name of fs.readdirSync('node_modules').filter((name) => !/^\.(?!bin)/.test(name)))
    fs.symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name), 'junction');
  return copy;
}

/** Deletes everything that builds keep, except for the resized photographs. */
function clearCaches() {
  for (const folder of ['.astro', 'node_modules/.astro'])
    fs.rmSync(join(copy, folder), { recursive: true, force: true });
  for (const file of fs.globSync('node_modules/.astro/assets/*.{avif,webp}'))
    fs.cpSync(file, join(copy, file));
}

/** Every second page is Markdown, the others have sections and a photograph. */
function writePages(folder: string) {
  fs.mkdirSync(folder);
  const paragraph = 'Frozen goods leave the cold store last and reach the trailer first. '.repeat(
    6,
  );
  for (let page = 1; page <= PAGES; page++) {
    const front = `path: /page-${page}
title: Page ${page}
description: The description of page ${page}.
intro:
  heading: The heading of page ${page}
  text: ${paragraph.slice(0, 120)}
`;
    const photo = PHOTOS[Math.floor(page / 2) % PHOTOS.length];
    const sections = `sections:
  - type: text
    heading: The text of page ${page}
    paragraphs:
      - ${paragraph}
  - type: picture
    heading: The photograph of page ${page}
    text: ${paragraph}
    picture:
      file: ../pictures/${photo}.webp
      alt: A photograph
`;
    if (page % 2) fs.writeFileSync(join(folder, `page-${page}.yaml`), front + sections);
    else fs.writeFileSync(join(folder, `page-${page}.md`), `---\n${front}---\n\n${paragraph}\n`);
  }
}

const copy = copyOfProject();
const env = {
  ...process.env,
  COMPANY: 'examples/kelvin',
  OUT: '',
  NODE_ENV: 'production',
  SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000)), // two builds can only then be equal
};
const rewrite = (file: string, change: (text: string) => string) =>
  fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));

/** Seconds that pass, and those of all processors, which hardly depend on other processes. */
function build(change: string) {
  const start = performance.now();
  const shell = '"$0" scripts/build.ts >build.log 2>&1 || { cat build.log >&2; exit 1; }; times';
  const { status, stdout, stderr } = spawnSync('sh', ['-c', shell, process.execPath], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.slice(0, 1000));
  const spent = stdout.split('\n')[1]!.matchAll(/(\d+)m([\d.]+)s/g);
  const processor = Array.from(
    spent,
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
  return {
    change,
    seconds: (performance.now() - start) / 1000,
    processor: processor[0]! + processor[1]!,
  };
}

/** A hash of each file of the build. */
const hashesOfFiles = () =>
  fs
    .globSync('**/*.*', { cwd: join(copy, 'dist') })
    .sort()
    .map((file) => `${file} ${hash('sha256', fs.readFileSync(join(copy, 'dist', file)))}`);

/** Measures from the moment a file is written until the browser shows its new heading. */
async function measureReloads(file: string) {
  const port = await freePort();
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  const server = spawn(process.execPath, [astro, 'dev', '--port', port], {
    cwd: copy,
    env: { ...env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch(launchOptions());
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (line) => String(line).includes(port) && resolve());
      server.on('exit', () => reject(new Error('The development server did not start.')));
    });
    const page = await browser.newPage();
    const connected = () =>
      page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
    const firstConnection = connected();
    await page.goto(`http://localhost:${port}/page-1`);
    await firstConnection;
    const seconds = [];
    for (let round = 1; round <= 6; round++) {
      const heading = `Round ${round}`;
      const reloaded = connected();
      const start = performance.now();
      rewrite(file, (text) => text.replace(HEADING, `heading: ${heading}`));
      await page.locator('h1', { hasText: heading }).waitFor();
      seconds.push((performance.now() - start) / 1000);
      await reloaded;
    }
    // The first one warms up.
    return seconds.slice(1).sort((a, b) => a - b);
  } finally {
    await browser.close();
    server.kill();
  }
}

try {
  const pages = join(copy, 'examples/kelvin/en/pages');
  writePages(pages);
  clearCaches();
  const rows = [build('cold')];
  rewrite(join(pages, 'page-1.yaml'), (text) => text.replace(HEADING, 'heading: Another'));
  rows.push(build('one page changed'));
  rewrite(join(copy, 'languages/en.yaml'), (text) => text.replace('Skip to', 'On to'));
  rows.push(build('one label changed'));
  const cached = hashesOfFiles();
  clearCaches();
  rows.push(build('cold again'));
  const different = hashesOfFiles().filter((line) => !cached.includes(line));
  if (different.length > 0) throw new Error(`A cache was out of date: ${different.join('\n')}`);
  console.table(
    rows.map(({ change, seconds, processor }) => ({
      change,
      seconds: seconds.toFixed(1),
      processor: processor.toFixed(1),
    })),
  );
  const reloads = await measureReloads(join(pages, 'page-1.yaml'));
  console.log(
    `development, a changed heading: ${reloads.map((seconds) => seconds.toFixed(2)).join(', ')} s`,
  );
} finally {
  fs.rmSync(copy, { recursive: true });
}
