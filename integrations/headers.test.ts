import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { hashOf } from './document.ts';
import { adminPolicy, headersOf, hostHeaders, policyOf, withoutFrameAncestors } from './headers.ts';

const policyWith = (env: Record<string, string> = {}) =>
  policyOf(
    { styles: [hashOf('body{}')], scripts: [hashOf('1')] },
    readSettings({ SITE_ORIGIN: 'https://www.example.com', ...env }),
  );

// Mozilla's Observatory gives these 135 points of 135.
test('every header of a document → word for word', () => {
  expect(headersOf('/about', policyWith())).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='; style-src 'sha256-fJgEClQWV1hGkK4qHMO0KotTsVnMYMXTq7/suurGyUo='; img-src 'self'; media-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
    'Strict-Transport-Security': 'max-age=63072000',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test.each([
  ['/static/a.js', 'public, max-age=31536000, immutable'],
  ['/static/a.avif', 'public, max-age=31536000, immutable'],
  ['/media/a.mp4', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/icon-192.png', 'no-cache'],
  ['/a/static/b.js', 'no-cache'],
])('%s → no headers for documents, and cached as its folder says: %s', (path, caching) => {
  expect(headersOf(path)).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': caching,
  });
});

test('films and pictures on another host → its headers let our pages show them', () => {
  const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  expect(headersOf('/media/a.mp4', '', HOST)).toMatchObject(shared);
  const hosted = hostHeaders('a', [], readSettings({ MEDIA_ORIGIN: HOST }));
  expect(hosted).toContain('Cross-Origin-Resource-Policy: cross-origin');
});

test('a file that browsers open by itself → runs nothing', () => {
  for (const path of ['/favicon.svg', '/sitemap.xml', '/robots.txt', '/sample-trip.csv'])
    expect(headersOf(path)['Content-Security-Policy']).toMatch(/^default-src 'none';.* sandbox$/);
});

const HOST = 'https://a.example';
test.each([
  [{ MEDIA_ORIGIN: HOST }, [`img-src 'self' ${HOST}`, `media-src 'self' ${HOST}`]],
  [{ FORM_ENDPOINT: `${HOST}/f/1` }, [`connect-src 'self' ${HOST}`, `form-action ${HOST}`]],
  [{ FORM_ENDPOINT: '/api/forms' }, ["form-action 'self'"]],
  [{ CMS: 'github:owner/name' }, ["frame-ancestors 'self'"]],
  [
    { ANALYTICS: `umami:a1@${HOST}` },
    [`connect-src 'self' ${HOST}`, expect.stringMatching(`^script-src 'self' ${HOST} 'sha256-`)],
  ],
  [
    { ANALYTICS: `matomo:1@${HOST}` },
    [
      `connect-src 'self' ${HOST}`,
      `img-src 'self' ${HOST}`,
      expect.stringMatching(`^script-src 'self' ${HOST} 'sha256-`),
    ],
  ],
])('%o → allowed only where it is needed', (env, changed) => {
  const before = policyWith().split('; ');
  const directives = policyWith(env).split('; ');
  expect(directives.filter((directive) => !before.includes(directive)).sort()).toEqual(changed);
});

test('tracking → forms may lead there, and to where they deliver', () => {
  const tracking = 'https://portal.example/track?ref={number}';
  const policy = (formEndpoint: string) =>
    policyOf({ styles: [], scripts: [] }, { ...readSettings({}), formEndpoint, tracking });
  expect(policy('')).toContain('; form-action https://portal.example;');
  expect(policy('/api/forms')).toContain("; form-action 'self' https://portal.example;");
});

test('a site on plain http → its requests are not upgraded to https, where nothing answers', () => {
  expect(policyWith({ SITE_ORIGIN: 'http://localhost:3000' })).toMatch(/trusted-types 'none'$/);
});

test('a host without headers → the page itself has what browsers obey there', () =>
  expect(withoutFrameAncestors(policyWith())).toBe(
    policyWith().replace(" frame-ancestors 'none';", ''),
  ));

test('vercel.json → the headers of every document, as its pages carry the policy themselves', () => {
  const [everywhere] = JSON.parse(readFileSync('vercel.json', 'utf8')).headers;
  const { 'Cache-Control': _, ...ours } = headersOf('/about', "frame-ancestors 'none'");
  const headers = Object.entries(ours).map(([key, value]) => ({ key, value }));
  expect(everywhere.headers).toEqual(expect.arrayContaining(headers));
  expect(everywhere.headers).toHaveLength(headers.length);
});

test('a preview, unlike the site → must not be indexed', () => {
  const settings = readSettings({});
  expect(hostHeaders('a', [], { ...settings, isPreview: true })).toContain(
    '\n  X-Robots-Tag: noindex\n',
  );
  expect(hostHeaders('a', [], settings)).not.toContain('X-Robots-Tag');
});

test('a build with the CMS → /admin has a policy of its own', () => {
  const settings = readSettings({ CMS: 'github:owner/name' });
  const policy = adminPolicy(settings.cms);
  expect(policy).toContain(
    "; connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com; ",
  );
  // The CMS shows the pictures of those who have signed in and saved.
  expect(policy).toContain("; img-src 'self' blob: data: https://avatars.githubusercontent.com; ");
  expect(adminPolicy(undefined)).toContain("; img-src 'self' blob: data:; ");
  const admin = `/admin\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy}\n`;
  expect(hostHeaders('a', [], settings)).toContain(admin);
  // Netlify would send both policies. Pages carry theirs, except for what works only in a header.
  const netlify = readSettings({ CMS: 'github:a/b', NETLIFY: '1', URL: 'https://a.example' });
  const lines = hostHeaders("a; frame-ancestors 'self'; b", [], netlify);
  expect(lines).toContain("\n  Content-Security-Policy: frame-ancestors 'self'\n");
  expect(lines).not.toContain('! ');
  expect(hostHeaders('a', [], readSettings({}))).not.toContain('/admin');
});
