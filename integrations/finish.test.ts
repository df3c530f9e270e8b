import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fixtureSite } from '../server/fixture-site.ts';

const MODULE = '<script type="module" src="/static/a.js"></script>';

async function built(html: string) {
  const { out } = await fixtureSite({ files: { 'index.html': html } });
  return readFileSync(join(out, 'index.html'), 'utf8');
}

test('a document → modules load last; its styles become one, in their order', async () => {
  const html = await built(
    `<head><style>a{}</style><i></i><style>b{}</style></head><style>c{}</style>${MODULE}`,
  );
  expect(html).toBe(
    `<head><i></i><style>a{}\nb{}\nc{}</style></head>${MODULE.replace(' src', ' fetchpriority="low" src')}`,
  );
});

test('an island → without its name and the inline runtime, which the first script brings', async () => {
  const runtime =
    '<style>astro-island,a{}</style><script>intent()</script><script>define()</script>';
  expect(await built(`${runtime}<astro-island uid="Z2n31rL" prefix="r9">`)).toBe(
    '<astro-island prefix="r9">',
  );
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
