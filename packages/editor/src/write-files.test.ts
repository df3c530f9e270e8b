import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { COMPANY } from '../../../content/company-folder.ts';
import { keep, takeBack, writeFiles } from './write-files.ts';

/** How many more disk operations succeed; then the process ends, or the disk is full. */
const disk = vi.hoisted(() => ({ left: Infinity, isProcess: false }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const touch = () => {
    disk.left -= 1;
    if (disk.left >= 0) return;
    if (!disk.isProcess) disk.left = Infinity;
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  };
  return {
    ...real,
    writeFileSync: (path: string, bytes: Buffer | string) => {
      if (disk.left === 0) real.writeFileSync(path, bytes.slice(0, bytes.length / 2));
      touch();
      real.writeFileSync(path, bytes);
    },
    renameSync: (...args: Parameters<typeof real.renameSync>) => {
      touch();
      real.renameSync(...args);
    },
    rmSync: (...args: Parameters<typeof real.rmSync>) => {
      if (disk.isProcess) touch(); // which needs no space
      real.rmSync(...args);
    },
    mkdirSync: (...args: Parameters<typeof real.mkdirSync>) => {
      touch();
      return real.mkdirSync(...args);
    },
  };
});

let folder: string;
const BEFORE: Record<string, string> = { 'a.ts': 'one', 'b.ts': 'two', 'sub/gone.svg': 'three' };
const AFTER: Record<string, string> = { 'a.ts': 'ONE!', 'b.ts': 'TWO!', 'new/size.webp': 'FOUR' };
const names = [...new Set([...Object.keys(BEFORE), ...Object.keys(AFTER)])];
const bytes = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text));
const change = names.map((file) => ({
  file,
  before: bytes(BEFORE[file]),
  after: bytes(AFTER[file]),
}));

function begin() {
  folder = fs.mkdtempSync(join(tmpdir(), 'company-'));
  fs.mkdirSync(join(folder, 'sub'));
  for (const [file, text] of Object.entries(BEFORE)) fs.writeFileSync(join(folder, file), text);
}
const found = () =>
  Object.fromEntries(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1), fs.readFileSync(path, 'utf8')]),
  );

beforeEach(() => {
  begin();
  onTestFinished(() => {
    disk.left = Infinity;
    fs.rmSync(folder, { recursive: true });
  });
});

test.each([
  ['the disk is full', false],
  ['the process ends, and starts again', true],
])('%s at any moment of a change → all of it or nothing', (_, isProcess) => {
  let moments = 0;
  for (let isDone = false; !isDone; moments += 1) {
    Object.assign(disk, { left: moments, isProcess });
    try {
      writeFiles(folder, change);
      keep(folder);
      isDone = true;
    } catch {}
    disk.left = Infinity;
    if (isProcess) takeBack(folder);
    const files = found();
    expect(files).toEqual(files['a.ts'] === AFTER['a.ts'] ? AFTER : BEFORE);
    fs.rmSync(folder, { recursive: true });
    begin();
  }
  expect(moments).toBeGreaterThan(10);
});

test('a full disk → the file, and what to do', () => {
  Object.assign(disk, { left: 1, isProcess: false });
  expect(() => writeFiles(folder, change)).toThrow(
    `${COMPANY}/a.ts cannot be written (ENOSPC). Make room on the disk, then try again. Nothing was changed.`,
  );
});

test('saved by another program since it was read → theirs stays, and none is written', () => {
  fs.writeFileSync(join(folder, 'b.ts'), 'theirs');
  expect(() => writeFiles(folder, change)).toThrow('This has changed meanwhile');
  expect(found()).toEqual({ ...BEFORE, 'b.ts': 'theirs' });
});

test('written, not kept, saved before the next start → theirs stays, the rest is as before', () => {
  writeFiles(folder, change);
  expect(found()).toMatchObject(AFTER);
  fs.writeFileSync(join(folder, 'a.ts'), 'theirs');
  fs.utimesSync(join(folder, 'a.ts'), 0, Date.now() / 1000 + 60);
  takeBack(folder);
  expect(found()).toEqual({ ...BEFORE, 'a.ts': 'theirs' });
});

test('a file that only some may read → so it stays', () => {
  fs.chmodSync(join(folder, 'a.ts'), 0o640);
  writeFiles(folder, change);
  expect(fs.statSync(join(folder, 'a.ts')).mode & 0o777).toBe(0o640);
});
