import { expect, test } from 'vitest';
import { INBOX, readSettings } from './settings.ts';

const SITE_ORIGIN = 'https://www.example.com';

test('nothing set → the defaults', () => {
  expect(readSettings({})).toEqual({
    out: 'dist',
    siteOrigin: 'http://localhost:3000',
    isOriginKnown: false,
    isPreview: false,
    isWithoutHeaders: false,
    analytics: undefined,
    mediaOrigin: '',
    formEndpoint: '',
    languages: undefined,
    buildTime: expect.any(Date),
    port: 3000,
    host: '',
    isLogged: false,
    proxies: 0,
    keepDays: 365,
    inbox: { dataDir: 'data', postsPerHour: 500 },
  });
});

test.each([
  ['SITE_ORIGIN', 'www.example.com'],
  ['SITE_ORIGIN', 'https://example.com/shop'],
  ['MEDIA_ORIGIN', 'ftp://example.com'],
  ['MEDIA_ORIGIN', 'https://example.com?x'],
  ['LANGUAGES', 'en;es'],
  ['LANGUAGES', 'en,en'],
  ['LANGUAGES', '../x'],
  ['PORT', '80a'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['LOG', 'text'],
  ['FORM_ENDPOINT', '/forms'],
  ['FORM_ENDPOINT', 'http://example.com/f'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['HOST', 'www.example.com'],
  ['SOURCE_DATE_EPOCH', 'yesterday'],
  ['NOTIFY_TO', 'us'],
  ['KEEP_DAYS', '0'],
  ['POSTS_PER_HOUR', 'many'],
  ['POLICY', 'none'],
  ['CMS', 'bitbucket:owner/name'],
  ['CMS', 'github:owner'],
  ['ANALYTICS', 'google:G-1'],
  ['ANALYTICS', 'umami:a b'],
  ['ANALYTICS', 'plausible:example.com@stats.example.com'],
])('%s=%s → one line that names the setting, its value and what to give', (name, value) => {
  const line = new RegExp(`^${name} is "${value.replace(/[.?]/g, '\\$&')}"\\. Give [^\\n]*$`);
  expect(() => readSettings({ [name]: value })).toThrow(line);
});

test('a wrong secret → not repeated; half of the mail settings → asks for both', () => {
  for (const name of ['DATABASE_URL', 'SMTP_URL'])
    expect(() => readSettings({ [name]: 'mysql://s3cret' })).toThrow(
      new RegExp(`^${name} is not such an address\\. Give an address that starts with [^\\n]*$`),
    );
  for (const half of [{ SMTP_URL: 'smtp://localhost' }, { NOTIFY_TO: 'us@example.com' }])
    expect(() => readSettings(half)).toThrow(/^Of SMTP_URL and NOTIFY_TO one is missing: /);
});

test('what is right → taken', () => {
  expect(readSettings({ SITE_ORIGIN: `${SITE_ORIGIN}/` }).siteOrigin).toBe(SITE_ORIGIN);
  expect(readSettings({ LANGUAGES: 'en,es' }).languages).toEqual(['en', 'es']);
  expect(readSettings({ SOURCE_DATE_EPOCH: '1700000000' }).buildTime.toISOString()).toBe(
    '2023-11-14T22:13:20.000Z',
  );
  for (const value of ['https://forms.example/f/abc', 'http://localhost:4300/', INBOX])
    expect(readSettings({ FORM_ENDPOINT: value }).formEndpoint).toBe(value);
});

test.each([
  ['plausible:a.example', 'https://plausible.io', '/js/script.js', { 'data-domain': 'a.example' }],
  ['umami:a1-b2', 'https://cloud.umami.is', '/script.js', { 'data-website-id': 'a1-b2' }],
  ['umami:a1@https://b.example', 'https://b.example', '/script.js', { 'data-website-id': 'a1' }],
])(
  'visits counted by %s → its script, which tells %s; none in a preview',
  (ANALYTICS, origin, script, site) => {
    const { analytics } = readSettings({ ANALYTICS });
    expect(analytics).toEqual({
      origin,
      script: { src: origin + script, ...site, 'data-host-url': origin },
    });
    const preview = {
      NETLIFY: 'true',
      CONTEXT: 'deploy-preview',
      DEPLOY_PRIME_URL: 'https://x.dev',
    };
    expect(readSettings({ ...preview, ANALYTICS }).analytics).toBeUndefined();
  },
);

test('POLICY=meta → the pages carry the content policy, as on a host without headers', () => {
  expect(readSettings({ POLICY: 'meta' }).isWithoutHeaders).toBe(true);
});

test('behind proxies → reached through them alone, unless HOST says otherwise', () => {
  expect(readSettings({ TRUST_PROXY: '2' })).toMatchObject({ host: '127.0.0.1', proxies: 2 });
  expect(readSettings({ TRUST_PROXY: '1', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

const NETLIFY = {
  NETLIFY: 'true',
  URL: 'https://frost.example',
  DEPLOY_PRIME_URL: 'https://x--a.dev',
};
const CLOUDFLARE = { CF_PAGES: '1', CF_PAGES_URL: 'https://a1b2.frost.pages.dev' };
const VERCEL = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'frost.example', VERCEL_URL: 'x.app' };
const GITHUB = { GITHUB_PAGES: 'true', GITHUB_REPOSITORY: 'Frost/frost.github.io' };

test.each([
  [NETLIFY, 'https://frost.example', false],
  [{ ...NETLIFY, CONTEXT: 'branch-deploy' }, 'https://x--a.dev', true],
  [{ ...NETLIFY, CONTEXT: 'branch-deploy', SITE_ORIGIN }, SITE_ORIGIN, true],
  [{ ...CLOUDFLARE, CF_PAGES_BRANCH: 'main' }, 'https://frost.pages.dev', false],
  [{ ...CLOUDFLARE, CF_PAGES_BRANCH: 'new-words' }, 'https://a1b2.frost.pages.dev', true],
  [{ ...CLOUDFLARE, CF_PAGES_BRANCH: 'live', SITE_ORIGIN }, SITE_ORIGIN, false],
  [{ ...VERCEL, VERCEL_ENV: 'production' }, 'https://frost.example', false],
  [{ ...VERCEL, VERCEL_ENV: 'preview' }, 'https://x.app', true],
  [GITHUB, 'https://frost.github.io', false],
])('the build of a host, %o → %s, a preview: %s', (env, siteOrigin, isPreview) => {
  expect(readSettings(env)).toMatchObject({ siteOrigin, isPreview, isOriginKnown: true });
});

test.each([
  { NETLIFY: 'true' },
  { CF_PAGES: '1' },
  { WORKERS_CI: '1' },
  { VERCEL: '1' },
  { ...GITHUB, GITHUB_REPOSITORY: 'frost/site' },
])('the build of a host that tells no address, %o → stops and asks for it', (env) => {
  expect(() => readSettings(env)).toThrow(/ is building, and nothing says .* Set SITE_ORIGIN .*$/);
  expect(readSettings({ ...env, SITE_ORIGIN }).siteOrigin).toBe(SITE_ORIGIN);
});

test('a variable of a host that is no address → one line that names the host', () => {
  expect(() => readSettings({ NETLIFY: 'true', URL: 'frost' })).toThrow(
    /^The address that Netlify tells is "frost"\. Give [^\n]*$/,
  );
});
