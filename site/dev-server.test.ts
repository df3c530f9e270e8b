import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { languages } from '#company/languages.ts';
import { hero } from '#words/home.ts';
import { copyProject } from '../e2e/tools/copy-project.ts';
import { freePort } from '../e2e/tools/free-port.ts';

const vite = resolve('node_modules/.bin/vite');

const folder = copyProject();
const FILE = `company/${languages[0]}/home.ts`;
const home = join(folder, FILE);
let origin: string;
let server: ChildProcess;
let said = '';

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(vite, [], { cwd: folder, env: { ...process.env, PORT: String(port) } });
  server.stdout!.on('data', (chunk) => {
    said += chunk;
  });
  await vi.waitFor(() => fetch(origin), { timeout: 100_000, interval: 100 });
});
afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const edit = (change: (text: string) => string) =>
  writeFileSync(home, change(readFileSync(home, 'utf8')));

async function open() {
  const response = await fetch(origin, { headers: { Accept: 'text/html' } });
  return { status: response.status, html: await response.text() };
}

/** Saves until it is seen: the watcher drops a change that comes within 50 ms of another. */
const saveUntil = (change: (text: string) => string, isSeen: () => Promise<void>) =>
  vi.waitFor(
    async () => {
      edit(change);
      await isSeen();
    },
    { timeout: 100_000, interval: 200 },
  );

test('a sentence is edited, then broken, then fixed → the same server shows each state', async () => {
  expect((await open()).html).toContain(hero.heading);
  await saveUntil(
    (text) => text.replace(hero.heading, 'Colder still'),
    async () => expect((await open()).html).toContain('Colder still'),
  );
  await saveUntil(
    (text) => text.replace("heading: 'Colder still'", "haeding: 'Colder still'"),
    async () => {
      const { status, html } = await open();
      expect(status).toBe(500);
      expect(html).toContain(`${FILE}: hero.haeding is not known. Did you mean heading?`);
    },
  );
  await saveUntil(
    (text) => text.replace('haeding', 'heading'),
    async () => expect((await open()).status).toBe(200),
  );
  expect(said).not.toContain('restart');
});

test('a build with a mistake in the content → one line a mistake, and nothing is built', () => {
  edit((text) => text.replace('paths.about', "'/abuot'"));
  const { status, stderr } = spawnSync(vite, ['build'], { cwd: folder, encoding: 'utf8' });
  edit((text) => text.replace("'/abuot'", 'paths.about'));
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining(`${FILE}: hero.actions[0].href is "/abuot"`),
  ]);
});
