import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { fixtureSite } from '../server/fixture-site.ts';
import { hashOf, readDocument } from './document.ts';

vi.mock('./document.ts', { spy: true });

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
      'career.html contains <script>alert(1), which our code did not write. Take it out of the content.',
    ],
  ]);
});

test('text files → have copies in brotli and gzip, which pictures do not', async () => {
  const { out } = await fixtureSite();
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  for (const file of ['index.html', 'static/site.js', 'favicon.svg', 'robots.txt']) {
    const text = readFileSync(join(out, file), 'utf8');
    expect(brotliDecompressSync(readFileSync(join(out, `${file}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(out, `${file}.gz`))).toString()).toBe(text);
  }
  expect(files).not.toContain('static/aisle.avif.br');
});

test('built again → the same bytes, although only changed documents are read', async () => {
  const heading = `${performance.timeOrigin}`; // which no earlier build had
  const build = async (files: Record<string, string>) => {
    vi.mocked(readDocument).mockClear();
    const { out } = await fixtureSite({ files });
    const names = globSync('**/*.*', { cwd: out }).filter((name) => !name.startsWith('.'));
    const bytes = names.sort().map((name) => [name, hashOf(readFileSync(join(out, name)))]);
    const served = readFileSync(`${out}.served.json`, 'utf8');
    return { read: vi.mocked(readDocument).mock.calls.length, made: [...bytes, served] };
  };
  const first = await build({ 'one.html': heading, 'other.html': heading });
  expect(first.read).toBeGreaterThan(1);
  expect(await build({ 'one.html': heading, 'other.html': heading })).toEqual({
    ...first,
    read: 0,
  });
  const changed = await build({
    'one.html': heading,
    'other.html': `${heading} changed`,
  });
  expect(changed.read).toBe(1);
  expect(changed.made).not.toEqual(first.made);
});

test('the same documents with other settings or scripts → finished anew', async () => {
  const policyWith = async (env: Record<string, string>) => {
    const { out } = await fixtureSite({ env });
    return JSON.parse(readFileSync(`${out}.served.json`, 'utf8')).files['/'].headers[
      'Content-Security-Policy'
    ];
  };
  expect(await policyWith({ FORM_ENDPOINT: 'https://forms.example' })).toContain('forms.example');
  expect(await policyWith({})).not.toContain('forms.example');
  const { out } = await fixtureSite({ env: { POLICY: 'meta' } });
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('http-equiv');
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('stopped');
  });
  const page = '<script src="/static/gone.js"></script>';
  await fixtureSite({ files: { 'page.html': page, 'static/gone.js': 'let a' } });
  await expect(fixtureSite({ files: { 'page.html': page } })).rejects.toThrow('stopped');
});
