import { expect, test } from 'vitest';
import { languages } from '#company/languages.ts';
import { originNotice, readEnvironment } from './settings.ts';
import { UserError } from './user-error.ts';

test('nothing set → the defaults', () => {
  expect(readEnvironment({}, languages)).toEqual({
    siteOrigin: 'http://localhost:3000',
    isPreview: false,
    isWithoutHeaders: false,
    buildTime: expect.any(Date),
    mediaOrigin: '',
    languages,
    port: 3000,
    host: '',
    log: '',
    formEndpoint: '',
    proxies: 0,
    keepDays: 365,
  });
});

test('an origin with a closing slash → the origin', () => {
  expect(readEnvironment({ SITE_ORIGIN: 'https://www.example.com/' }).siteOrigin).toBe(
    'https://www.example.com',
  );
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
  ['KEEP_DAYS', '0'],
])('%s=%s → one line that names the setting and its value', (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(UserError);
  expect(read).toThrow(new RegExp(`^${name} is "${value.replace(/[.?]/g, '\\$&')}"[^\\n]*$`));
});

const NETLIFY = {
  NETLIFY: 'true',
  URL: 'https://frost.example',
  DEPLOY_PRIME_URL: 'https://x--a.dev',
};
const CLOUDFLARE = { CF_PAGES: '1', CF_PAGES_URL: 'https://a1b2.frost.pages.dev' };
const VERCEL = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'frost.example', VERCEL_URL: 'x.app' };
const GITHUB = { GITHUB_PAGES: 'true', GITHUB_REPOSITORY: 'Frost/frost.github.io' };
const SITE_ORIGIN = 'https://www.example.com';

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
  expect(readEnvironment(env)).toMatchObject({ siteOrigin, isPreview });
  expect(originNotice(env).includes('preview')).toBe(isPreview);
  if (!('SITE_ORIGIN' in env))
    expect(originNotice(env)).toContain(`address is ${siteOrigin}, from`);
});

test.each([
  { NETLIFY: 'true' },
  { CF_PAGES: '1' },
  { WORKERS_CI: '1' },
  { VERCEL: '1' },
  { ...GITHUB, GITHUB_REPOSITORY: 'frost/site' },
])('the build of a host that tells no address, %o → stops, npm start goes on', (env) => {
  expect(() => originNotice(env)).toThrow(UserError);
  expect(() => originNotice(env)).toThrow(/ is building, and nothing says .* Set SITE_ORIGIN .*$/);
  expect(originNotice({ ...env, SITE_ORIGIN })).toBe('');
  expect(readEnvironment(env).siteOrigin).toBe('http://localhost:3000');
});

test('no host and no address → a build warns in one line; with one, it says nothing', () => {
  expect(originNotice({ CI: 'true', URL: 'x' })).toMatch(
    /^SITE_ORIGIN is not set: .*localhost:3000.*$/,
  );
  expect(originNotice({ SITE_ORIGIN })).toBe('');
});

test.each([
  { NETLIFY: 'true', URL: 'frost' },
  { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'frost.example/shop' },
])('a variable of a host that is no address, %o → one line that names it', (env) => {
  const [, name] = Object.keys(env);
  expect(() => originNotice(env)).toThrow(new RegExp(`^${name} is "[^\\n]*$`));
});

test('SOURCE_DATE_EPOCH → the time of the build', () => {
  const { buildTime } = readEnvironment({ SOURCE_DATE_EPOCH: '1700000000' });
  expect(buildTime.toISOString()).toBe('2023-11-14T22:13:20.000Z');
});

test.each(['/api/forms', 'https://forms.example/f/abc', 'http://localhost:4300/'])(
  'FORM_ENDPOINT=%s → taken as it is',
  (value) => expect(readEnvironment({ FORM_ENDPOINT: value }).formEndpoint).toBe(value),
);

test('behind proxies → reached through them alone, unless HOST says otherwise', () => {
  expect(readEnvironment({ TRUST_PROXY: '2' })).toMatchObject({
    host: '127.0.0.1',
    proxies: 2,
  });
  expect(readEnvironment({ TRUST_PROXY: '1', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});
