import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Media } from '#shapes';
import { COMPANY } from '../../../content/company-folder.ts';
import { loadWithNode, readContent } from '../../../content/read-content.ts';
import { beginLanguage, copyWithCompany } from '../../../e2e/tools/project.ts';

// The command as people run it, on a copy of the company with a language that is just started.

const project = copyWithCompany(COMPANY);
afterAll(() => rmSync(project, { recursive: true, force: true }));
const at = (file: string) => join(project, 'company', file);
const media = (file: string) => at(`public/media/${file}`);
const { COMPANY: _, ...env } = process.env;
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('node', args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...env, SITE_ORIGIN: 'https://a.example' },
  });
  return { status, stderr, lines: stdout.trim().split('\n') };
};
const makePictures = () => run('scripts/run-package.ts', 'packages/pictures/src/pictures.ts');

const content = await readContent(loadWithNode);
const { language } = content;
const [still] = Object.values((content.words.media as Media).stills);
const { heading } = content.words.about!.intro as { heading: string };

beforeAll(async () => {
  rmSync(at('pictures'), { recursive: true, force: true });
  mkdirSync(at('pictures'));
  writeFileSync(at('languages.ts'), `export const languages = ['${language}', 'eo'];`);
  beginLanguage(at(''), 'eo', Object.keys(content.words.paths!.paths as object));
  const create = { width: 2400, height: 1600, channels: 3, background: '#246' } as const;
  await sharp({ create })
    .jpeg()
    .toFile(at(`pictures/${still!.name}.jpg`));
});

test('the first run → each file as it is made, those of an untranslated page too', () => {
  writeFileSync(media('letter.pdf'), 'from the company');
  const { status, stderr, lines } = makePictures();
  expect(stderr).toBe('');
  expect(status).toBe(0);
  for (const width of still!.widths)
    expect(lines.join('\n')).toMatch(new RegExp(` of \\d+  media/${still!.name}-${width}\\.avif`));
  expect(lines.join('\n')).toContain('media/social-eo-about.jpg');
  expect(existsSync(media('social-eo-about.jpg'))).toBe(true);
  expect(lines).toContain(
    'company/public/media/letter.pdf: no page asks for it. It was not made here, so it stays.',
  );
  expect(existsSync(media('letter.pdf'))).toBe(true);
});

test('nothing has changed → nothing is made again', () => {
  const before = statSync(media('social-home.jpg')).mtimeMs;
  expect(makePictures().lines.at(-1)).toMatch(/^Nothing has changed:/);
  expect(statSync(media('social-home.jpg')).mtimeMs).toBe(before);
});

test('a heading has changed → the build stops with a line, until its share picture is made', () => {
  const words = readFileSync(at(`${language}/about.ts`), 'utf8');
  writeFileSync(
    at(`${language}/about.ts`),
    `${words.replace('export const intro', 'const ownIntro')}
export const intro = { ...ownIntro, heading: 'Colder' };`,
  );
  const built = run('node_modules/.bin/vite', 'build', '--logLevel=error');
  expect(built.status).toBe(1);
  const line = new RegExp(
    `^company/${language}/about\\.ts: .*social-about\\.jpg still says "${heading}"`,
  );
  expect(built.stderr.trim().split('\n')).toEqual([
    expect.stringMatching(line),
    expect.stringMatching('social-eo-about.jpg'),
  ]);
  const { stderr, lines } = makePictures();
  expect(stderr).toBe('');
  const made = lines.filter((it) => it.includes(' of '));
  expect(made.map((it) => it.split('  ').at(-1)).sort()).toEqual([
    'media/social-about.jpg',
    'media/social-eo-about.jpg',
  ]);
});

test('what it has made and no page asks for → removed, but not what somebody put in its place', () => {
  writeFileSync(at('languages.ts'), `export const languages = ['${language}'];`);
  writeFileSync(media('social-eo-home.jpg'), 'mine');
  makePictures();
  expect(existsSync(media('social-eo-about.jpg'))).toBe(false);
  expect(readFileSync(media('social-eo-home.jpg'), 'utf8')).toBe('mine');
});

test('two originals of one picture → both are named, and nothing is made', () => {
  const other = at(`pictures/${still!.name}.png`);
  writeFileSync(other, readFileSync(at(`pictures/${still!.name}.jpg`)));
  const { status, stderr } = makePictures();
  unlinkSync(other);
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    `company/pictures/${still!.name}.jpg and ${still!.name}.png: two originals of one picture. Delete the one that you do not want.`,
  );
});
