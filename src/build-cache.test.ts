import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { madeOnce } from './build-cache.ts';

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'cache-'));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('made from the same before → found; from anything else, or in another order → made', async () => {
  const make = vi.fn(async () => Buffer.from('card'));
  const of = async (...from: (string | Buffer)[]) => String(await madeOnce(from, make));
  expect(await of('heading', Buffer.from('photo'))).toBe('card');
  expect(await of('heading', Buffer.from('photo'))).toBe('card');
  expect(make).toHaveBeenCalledTimes(1);
  await of('heading', Buffer.from('another photo'));
  await of('headingphoto');
  await of(Buffer.from('photo'), 'heading');
  expect(make).toHaveBeenCalledTimes(4);
});

test('making it fails → nothing is kept, and the next build makes it', async () => {
  const fail = () => Promise.reject(new Error('stopped'));
  const before = readdirSync(folder, { recursive: true });
  await expect(madeOnce(['once more'], fail)).rejects.toThrow('stopped');
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
  expect(String(await madeOnce(['once more'], async () => Buffer.from('whole')))).toBe('whole');
});
