import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWithStranger, LANGUAGE } from './stranger.ts';

let project = '';
afterAll(() => rmSync(project, { recursive: true, force: true }));
const { COMPANY: _, LANGUAGES: _languages, ...env } = process.env;
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    cwd: project,
    env: { ...env, SITE_ORIGIN: 'https://a.example' },
    encoding: 'utf8',
  });
const dist = (file: string) => readFileSync(join(project, 'dist', file), 'utf8');

beforeAll(async () => {
  project = await copyWithStranger();
  run('node', 'scripts/run-package.ts', 'packages/pictures/src/pictures.ts');
  run('vite', 'build', '--logLevel=error');
});

test('a company like neither example → its types are right', () => {
  run('tsc');
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
  expect(dist('favicon.svg')).toContain('<circle cx="32" cy="32" r="30" fill="#ffffff">');
});
