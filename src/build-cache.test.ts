import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cached } from './build-cache.ts';

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'cache-'));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('a result → made once for the same sources in the same order', async () => {
  const make = vi.fn(async () => Buffer.from('card'));
  const resultOf = async (...sources: (string | Buffer)[]) => String(await cached(sources, make));
  expect(await resultOf('heading', Buffer.from('photo'))).toBe('card');
  expect(await resultOf('heading', Buffer.from('photo'))).toBe('card');
  expect(make).toHaveBeenCalledTimes(1);
  await resultOf('heading', Buffer.from('another photo'));
  await resultOf('headingphoto');
  await resultOf(Buffer.from('photo'), 'heading');
  expect(make).toHaveBeenCalledTimes(4);
});

test('a failure → nothing is kept, and the next build tries again', async () => {
  const fail = () => Promise.reject(new Error('stopped'));
  const before = readdirSync(folder, { recursive: true });
  await expect(cached(['once more'], fail)).rejects.toThrow('stopped');
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
  expect(String(await cached(['once more'], async () => Buffer.from('whole')))).toBe('whole');
});
