import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { fixtureSite } from '../server/fixture-site.ts';
import { hashOf } from './document.ts';

test('a document → its policy names what Astro wrote, and Astro\u2019s own policy is gone', async () => {
  const { out } = await fixtureSite();
  expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toContain('http-equiv');
  const { files } = JSON.parse(readFileSync(`${out}.served.json`, 'utf8'));
  expect(files['/'].headers['Content-Security-Policy']).toContain(`style-src ${hashOf('h1{}')};`);
});

test('a document with a script that is not ours → the build stops, with one line that names both', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('stopped');
  });
  const files = { 'career.html': '<script>alert(1)</script>' };
  await expect(fixtureSite({ files })).rejects.toThrow('stopped');
  expect(error.mock.calls).toEqual([
    [
      'career.html holds <script>alert(1), which our code did not write. Take it out of the content.',
    ],
  ]);
});

test('every text file → has copies in brotli and gzip that unpack to it; a picture has none', async () => {
  const { out } = await fixtureSite();
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  for (const file of ['index.html', 'static/site.js', 'favicon.svg', 'robots.txt']) {
    const text = readFileSync(join(out, file), 'utf8');
    expect(brotliDecompressSync(readFileSync(join(out, `${file}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(out, `${file}.gz`))).toString()).toBe(text);
  }
  expect(files).not.toContain('static/aisle.avif.br');
});
