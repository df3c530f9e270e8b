import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import {
  adminHeaders,
  type Headers,
  headersOf,
  hostHeaders,
  policy,
  refusedAttribute,
  sourcesIn,
  withPolicy,
} from './headers.ts';

const settings = {
  siteOrigin: 'https://www.example.com',
  mediaOrigin: '',
  formEndpoint: '',
  analytics: undefined,
  cms: undefined,
};
const sources = { styles: ["'sha256-x'"], scripts: ["'sha256-y'"] };
const directive = (text: string, name: string) =>
  text
    .split('; ')
    .find((entry) => entry.startsWith(`${name} `))
    ?.slice(name.length + 1);

/** Mozilla's Observatory gives these 135 of 135. */
test('every header of a document → word for word', () => {
  expect(headersOf('/about', policy(sources, settings))).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self' 'sha256-y'; style-src 'sha256-x'; img-src 'self'; media-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
    'Strict-Transport-Security': 'max-age=63072000',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test('a script, a picture, a film → goes without what concerns documents, kept as its folder says', () => {
  for (const [path, kept] of [
    ['/static/a.js', 'public, max-age=31536000, immutable'],
    ['/static/a.avif', 'public, max-age=31536000, immutable'],
    ['/media/a.mp4', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/icon-192.png', 'no-cache'],
    ['/a/static/b.js', 'no-cache'],
  ] as const)
    expect(headersOf(path)).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': kept,
    });
});

test('a drawing or a text, which may be opened by itself → runs nothing', () => {
  for (const path of ['/favicon.svg', '/sitemap.xml', '/robots.txt', '/sample-trip.csv'])
    expect(headersOf(path)['Content-Security-Policy']).toMatch(/^default-src 'none';.* sandbox$/);
});

test('another host for media → pictures and films may come from it, nothing else', () => {
  const text = policy(sources, { ...settings, mediaOrigin: 'https://media.example.com' });
  expect(directive(text, 'img-src')).toBe("'self' https://media.example.com");
  expect(directive(text, 'media-src')).toBe("'self' https://media.example.com");
  expect(text.match(/media\.example/g)).toHaveLength(2);
});

test('forms that deliver → to the origin of their address, and nowhere else', () => {
  const text = policy(sources, { ...settings, formEndpoint: 'https://forms.example.com/f/a' });
  expect(directive(text, 'connect-src')).toBe("'self' https://forms.example.com");
  expect(directive(text, 'form-action')).toBe('https://forms.example.com');
  expect(text.match(/forms\.example/g)).toHaveLength(2);
});

test('visits that are counted → by a script from one origin that may be told, and nowhere else', () => {
  const { analytics } = readSettings({ ANALYTICS: 'plausible:example.com' });
  const text = policy(sources, { ...settings, analytics });
  expect(directive(text, 'script-src')).toBe("'self' https://plausible.io 'sha256-y'");
  expect(directive(text, 'connect-src')).toBe("'self' https://plausible.io");
  expect(text.match(/plausible/g)).toHaveLength(2);
});

test('a site on plain http → its requests are not moved to https, where nothing answers', () => {
  const plain = policy(sources, { ...settings, siteOrigin: 'http://localhost:3000' });
  expect(plain).toMatch(/trusted-types 'none'$/);
});

test('a document → the hashes of its own inline styles and scripts, data apart', () => {
  const html =
    '<style>body{}</style><style>body{}</style><script type="speculationrules">{}</script><script>1</script>' +
    '<script type="application/ld+json">{"a":1}</script><script type="module" src="/a.js"></script>';
  const { styles, scripts } = sourcesIn(html);
  expect(styles).toEqual(["'sha256-fJgEClQWV1hGkK4qHMO0KotTsVnMYMXTq7/suurGyUo='"]);
  expect(scripts).toEqual([...sourcesIn('<script>{}</script><script>1</script>').scripts]);
  expect(scripts).toHaveLength(2);
});

test.each([
  ['<i\nid="a" style="color:red">', 'style="color:red"'],
  ['<a data-a onclick="b">', 'onclick="b"'],
  ['<p title="say style= and onload=x">style="a" onclick="b"</p>', undefined],
  ['<script>a = \'<i style="b">\'</script>', undefined],
])('an attribute that the policy refuses, %s → found: %s', (html, found) => {
  expect(refusedAttribute(html)).toBe(found);
});

test('a host without headers → the page itself says what browsers heed there', () => {
  const html = withPolicy('<head><meta charset="utf-8"><style>', policy(sources, settings));
  expect(html).toMatch(/^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" /);
  expect(html).toContain("style-src 'sha256-x'; ");
  expect(html).not.toContain('frame-ancestors');
});

test('vercel.json → the headers of every document, as its pages carry the policy themselves', () => {
  const [everywhere] = JSON.parse(readFileSync('vercel.json', 'utf8')).headers;
  const { 'Cache-Control': _, ...ours } = headersOf('/about', "frame-ancestors 'none'");
  const pairs = everywhere.headers.map((header: Headers) => [header.key, header.value]);
  expect(Object.fromEntries(pairs)).toEqual(ours);
});

test('a preview → asks search engines to stay away; the site → does not', () => {
  const settings = readSettings({});
  expect(hostHeaders('a', [], { ...settings, isPreview: true })).toContain(
    '\n  X-Robots-Tag: noindex\n',
  );
  expect(hostHeaders('a', [], settings)).not.toContain('X-Robots-Tag');
});

test('a build with the CMS → pages may be framed by the site alone, and /admin has its own policy', () => {
  const { cms, ...others } = readSettings({ CMS: 'github:owner/name' });
  expect(directive(policy(sources, { ...settings, cms }), 'frame-ancestors')).toBe("'self'");
  const own = adminHeaders(cms)['Content-Security-Policy']!;
  expect(directive(own, 'connect-src')).toBe("'self' blob: data: https://api.github.com");
  expect(hostHeaders('a', [], { ...others, cms })).toContain(
    `/admin\n  ! Content-Security-Policy\n  Content-Security-Policy: ${own}\n`,
  );
  const netlify = readSettings({
    CMS: 'github:owner/name',
    NETLIFY: '1',
    URL: 'https://a.example',
  });
  const lines = hostHeaders("a; frame-ancestors 'self'; b", [], netlify);
  expect(lines).toContain("\n  Content-Security-Policy: frame-ancestors 'self'\n");
  expect(lines).not.toContain('! ');
  expect(hostHeaders('a', [], readSettings({}))).not.toContain('/admin');
});
