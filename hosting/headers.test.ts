import { expect, test } from 'vitest';
import {
  headersOf,
  otherSpellings,
  type PolicySettings,
  policy,
  policyInPage,
  refusedSources,
  siteHeaders,
  sourceHash,
} from './headers.ts';

const settings: PolicySettings = {
  styleHashes: [sourceHash('body{}')],
  scriptHash: sourceHash('{}'),
  siteOrigin: 'https://www.example.com',
  mediaOrigin: '',
};
const directive = (text: string, name: string) =>
  text
    .split('; ')
    .find((entry) => entry.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('another host for media → pictures and films may come from it, nothing else', () => {
  const text = policy({ ...settings, mediaOrigin: 'https://media.example.com' });
  expect(directive(text, 'img-src')).toBe("'self' https://media.example.com");
  expect(directive(text, 'media-src')).toBe("'self' https://media.example.com");
  expect(text.match(/media\.example/g)).toHaveLength(2);
});

test.each([
  ['https://inbox.example.com/forms', 'https://inbox.example.com'],
  ['/forms', "'self'"],
  ['https://www.example.com/forms', "'self'"],
])('forms that send to %s → %s may be sent to', (formEndpoint, source) => {
  const text = policy({ ...settings, formEndpoint });
  expect(directive(text, 'connect-src')).toBe(source === "'self'" ? source : `'self' ${source}`);
  expect(directive(text, 'form-action')).toBe(source);
});

test('a site on plain http → its requests are not moved to https, where nothing answers', () => {
  expect(policy(settings)).toContain('upgrade-insecure-requests');
  const plain = policy({ ...settings, siteOrigin: 'http://localhost:3000' });
  expect(plain).toMatch(/trusted-types 'none'$/);
});

test('the policy inside a page → all but what browsers heed in a header alone', () => {
  const inHeader = policy(settings).split('; ');
  const inPage = policyInPage(settings).split('; ');
  expect(inHeader.filter((entry) => !inPage.includes(entry))).toEqual(["frame-ancestors 'none'"]);
  expect(inPage).toHaveLength(inHeader.length - 1);
});

test('a file that only ever is a part of a page → goes without what is said of documents', () => {
  const names = (path: string) => Object.keys(headersOf(siteHeaders(settings), path)).sort();
  const part = ['Cache-Control', 'Cross-Origin-Resource-Policy', 'X-Content-Type-Options'];
  const endings = ['avif', 'ico', 'jpg', 'js', 'mp4', 'png', 'webmanifest', 'webp', 'woff2'];
  for (const path of endings.map((ending) => `/static/a.1.${ending}`))
    expect(names(path), path).toEqual(part);
  for (const path of ['/', '/about', '/404', '/robots.txt'])
    expect(names(path), path).toHaveLength(8);
  expect(names('/media/portrait.svg')).toEqual([
    part[0],
    'Content-Security-Policy',
    ...part.slice(1),
  ]);
});

test('a file in a folder that is kept longer → as long as its folder, nothing else is', () => {
  const kept = (path: string) => headersOf(siteHeaders(settings), path)['Cache-Control'];
  expect(kept('/static/site.js')).toBe('public, max-age=31536000, immutable');
  expect(kept('/media/a.mp4')).toBe('public, max-age=86400, stale-while-revalidate=604800');
  expect(kept('/a/static/')).toBe('public, max-age=0, must-revalidate');
});

test('the other spellings of a page → with a slash or its ending; the first page by its file', () => {
  expect(otherSpellings('/about')).toEqual(['/about/', '/about.html']);
  expect(otherSpellings('/')).toEqual(['/index.html']);
});

test('a document → what the policy does not name in it, and nothing else', () => {
  const named = '<style>body{}</style><script type="speculationrules">{}</script>';
  const data = '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>';
  const words = '<p title="say style= and onload=x">style="a" onclick="b"</p>';
  expect(refusedSources(named + data + words, policy(settings))).toEqual([]);
  const others = '<style>p{}</style><script>1</script><i\nid="a" style="color:red"><a onclick="b">';
  expect(refusedSources(named + others, policy(settings))).toEqual([
    sourceHash('p{}'),
    sourceHash('1'),
    'style="color:red"',
    'onclick="b"',
  ]);
});

/** Mozilla's Observatory gives these 135 of 135. */
test('every header and how long what is kept → word for word', () => {
  expect(
    siteHeaders({
      ...settings,
      styleHashes: ["'sha256-x'", "'sha256-z'"],
      scriptHash: "'sha256-y'",
    }),
  ).toEqual({
    everywhere: {
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
    documents: {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self' 'sha256-y'; style-src 'sha256-x' 'sha256-z'; img-src 'self'; media-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests",
      'Strict-Transport-Security': 'max-age=63072000',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'accelerometer=(), camera=(), display-capture=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    drawings: {
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
    folders: {
      '/static/': { 'Cache-Control': 'public, max-age=31536000, immutable' },
      '/media/': { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
    },
  });
  expect(sourceHash('body{}')).toBe("'sha256-fJgEClQWV1hGkK4qHMO0KotTsVnMYMXTq7/suurGyUo='");
});
