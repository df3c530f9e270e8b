import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { compressFolder } from './compress.ts';

const text = readFileSync('README.md', 'utf8');
const best = brotliCompressSync(text).length;
const next = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length;

let folder: string;
afterEach(() => rmSync(folder, { recursive: true }));

async function compressed(others: number) {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
  writeFileSync(join(folder, 'page.html'), text);
  writeFileSync(join(folder, 'photo.avif'), text);
  for (let index = 0; index < others; index++) writeFileSync(join(folder, `${index}.txt`), 'x');
  await compressFolder(folder);
  return readFileSync(join(folder, 'page.html.br'));
}

test('a text → a brotli and a gzip copy that hold it; a picture → none', async () => {
  expect(brotliDecompressSync(await compressed(0)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString()).toBe(text);
  expect(() => readFileSync(join(folder, 'photo.avif.br'))).toThrow('ENOENT');
});

test('few files → as small as brotli can; hundreds → nearly, in half the time', async () => {
  expect(next).toBeGreaterThan(best);
  expect((await compressed(100)).length).toBe(best);
  rmSync(folder, { recursive: true });
  expect((await compressed(200)).length).toBe(next);
});
