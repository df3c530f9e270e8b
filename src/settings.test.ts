import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { INBOX, readSettings, schema } from './settings.ts';

const SITE_ORIGIN = 'https://www.example.com';

test.each([
  [{}, { siteOrigin: 'http://localhost:3000', isOriginKnown: false, mediaOrigin: '' }],
  [{}, { formEndpoint: '', analytics: undefined, isPreview: false, hasPolicyInPages: false }],
  [{}, { out: 'dist', port: 3000, host: '', isLogged: false, proxies: 0, languages: undefined }],
  [{}, { keepDays: 365, inbox: { dataDir: 'data', postsPerHour: 500 } }],
  [{ SITE_ORIGIN: `${SITE_ORIGIN}/` }, { siteOrigin: SITE_ORIGIN, isOriginKnown: true }],
  [{ LANGUAGES: 'en,es-419' }, { languages: ['en', 'es-419'] }],
  [{ SOURCE_DATE_EPOCH: '1700000000' }, { buildTime: new Date('2023-11-14T22:13:20Z') }],
  [{ FORM_ENDPOINT: 'https://forms.example/f/a' }, { formEndpoint: 'https://forms.example/f/a' }],
  [{ FORM_ENDPOINT: 'http://localhost:4300/' }, { formEndpoint: 'http://localhost:4300/' }],
  [{ FORM_ENDPOINT: INBOX }, { formEndpoint: INBOX }],
  [{ POLICY: 'meta' }, { hasPolicyInPages: true }],
  // Behind proxies the site is reached only through them, unless HOST says otherwise.
  [{ TRUST_PROXY: '2' }, { host: '127.0.0.1', proxies: 2 }],
  [{ TRUST_PROXY: '1', HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
])('%o → %o', (env, settings) => expect(readSettings(env)).toMatchObject(settings));

test.each([
  ['SITE_ORIGIN', ['www.example.com', 'https://example.com/shop']],
  ['MEDIA_ORIGIN', ['ftp://example.com', 'https://example.com?x']],
  ['LANGUAGES', ['en;es', 'en,', '../x']],
  ['PORT', ['80a', '0', '-1', '100000']],
  ['LOG', ['text']],
  ['FORM_ENDPOINT', ['/forms', 'http://example.com/f']],
  ['TRUST_PROXY', ['yes', '-1']],
  ['HOST', ['www.example.com']],
  ['SOURCE_DATE_EPOCH', ['yesterday']],
  ['NOTIFY_TO', ['us']],
  ['KEEP_DAYS', ['0', '1']],
  ['POSTS_PER_HOUR', ['many']],
  ['POLICY', ['none']],
  ['CMS', ['bitbucket:owner/name', 'github:owner']],
  ['ANALYTICS', ['google:G-1', 'umami:a b', 'plausible:example.com@stats.example.com', 'matomo:1']],
])('%s as one of %j → one line: the setting, its value and what to give', (name, values) => {
  for (const value of values)
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^${RegExp.escape(`${name} is "${value}".`)} Give .*$`),
    );
});

test.each([
  [{ DATABASE_URL: 'mysql://s3cret' }, /^DATABASE_URL is not valid\. Give .*$/],
  [{ SMTP_URL: 'http://s3cret' }, /^SMTP_URL is not valid\. Give .*$/],
  [{ SMTP_URL: 'smtp://us:s3cret#@mail.example' }, /^SMTP_URL is not valid.* as %23 /],
  [{ DATABASE_URL: 'postgres://us:s3cret#@db/site' }, /^DATABASE_URL is not valid.* as %23 /],
  [{ SMTP_URL: 'smtp://s3cret' }, / Set both, or neither\.$/],
  [{ NOTIFY_TO: 'us@example.com' }, / Set both, or neither\.$/],
])('%o → refused without repeating the secret', (env, line) => {
  expect(() => readSettings(env)).toThrow(line);
  expect(() => readSettings(env)).not.toThrow('s3cret');
});

const NETLIFY = { NETLIFY: 'true', URL: 'https://a.example', DEPLOY_PRIME_URL: 'https://x--a.dev' };
const CLOUDFLARE = { CF_PAGES: '1', CF_PAGES_URL: 'https://a1b2.frost.pages.dev' };
const VERCEL = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'frost.example', VERCEL_URL: 'x.app' };
const GITHUB = { GITHUB_PAGES: 'true', GITHUB_REPOSITORY: 'Frost/frost.github.io' };

test.each([
  [NETLIFY, 'https://a.example', false],
  [{ ...NETLIFY, CONTEXT: 'branch-deploy' }, 'https://x--a.dev', true],
  [{ ...NETLIFY, CONTEXT: 'branch-deploy', SITE_ORIGIN }, SITE_ORIGIN, true],
  [{ ...CLOUDFLARE, CF_PAGES_BRANCH: 'main' }, 'https://frost.pages.dev', false],
  [{ ...CLOUDFLARE, CF_PAGES_BRANCH: 'new-copy' }, 'https://a1b2.frost.pages.dev', true],
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
  expect(() => readSettings(env)).toThrow(/ does not tell the site's address\. Set SITE_ORIGIN /);
  expect(readSettings({ ...env, SITE_ORIGIN }).siteOrigin).toBe(SITE_ORIGIN);
});

test('a host’s variable with a wrong address → one line that names the host', () => {
  expect(() => readSettings({ ...NETLIFY, URL: 'frost' })).toThrow(
    /^The address from Netlify is "frost"\. Give .*$/,
  );
});

test.each([
  ['plausible:a.example', 'https://plausible.io', '/js/script.js', { 'data-domain': 'a.example' }],
  ['umami:a1-b2', 'https://cloud.umami.is', '/script.js', { 'data-website-id': 'a1-b2' }],
  ['umami:a1@https://b.example', 'https://b.example', '/script.js', { 'data-website-id': 'a1' }],
])('visits counted by %s → a script of %s; in a preview none', (ANALYTICS, origin, path, site) => {
  const script = { src: origin + path, ...site, 'data-host-url': origin };
  expect(readSettings({ ANALYTICS }).analytics).toEqual({ origin, script });
  const preview = { ...NETLIFY, CONTEXT: 'deploy-preview' };
  expect(readSettings({ ...preview, ANALYTICS }).analytics).toBeUndefined();
});

test('visits counted by Matomo → its commands stand before its script, the first against cookies', () => {
  const { analytics } = readSettings({ ANALYTICS: 'matomo:7@https://m.example' });
  expect(analytics).toMatchObject({
    origin: 'https://m.example',
    script: { src: 'https://m.example/matomo.js' },
  });
  const commands = JSON.parse(analytics!.inlineScript!.replace('var _paq=', ''));
  expect(commands).toContainEqual(['setSiteId', '7']);
  expect(commands).toContainEqual(['setTrackerUrl', 'https://m.example/matomo.php']);
  expect(commands[0]).toEqual(['disableCookies']);
});

/** The name of every setting, what happens if it is unset, and what it does. */
const settings = Object.entries(schema.shape).map(([name, setting]) => {
  const { unset, description = '' } = setting.meta() ?? {};
  return [name, `${unset ?? `\`${setting.parse(undefined)}\``}`, description] as const;
});

test('the table of docs/settings.md → every setting as the schema describes it, in its order', () => {
  const rows = settings.map(([name, unset, does]) => `| \`${name}\` | ${unset} | ${does} |`);
  const table = readFileSync('docs/settings.md', 'utf8').match(/^\| `.*$/gm);
  expect(table).toEqual(rows);
});

test('.env.example → every setting with its description, all of them unset', async () => {
  const plain = (text: string) =>
    text.replaceAll('`', '').replace(/ More: \[(.*?)\].*/, ' More: docs/$1');
  const lines = settings.map(
    ([name, unset, does]) => `# ${plain(does)} (default: ${plain(unset)})\n# ${name}=\n`,
  );
  const start =
    '# Copy this file to .env, and take the # away before what you set. More: docs/settings.md\n';
  await expect([start, ...lines].join('\n')).toMatchFileSnapshot('../.env.example');
});

test('a file .env → read from the current folder, below the environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), 'PORT=4001\nKEEP_DAYS=30\n');
  const script = `import { settings } from ${JSON.stringify(resolve('src/settings.ts'))};
    console.log(settings.port, settings.keepDays)`;
  const run = (env: object) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
  expect(run({ PORT: '4002' }).stdout).toBe('4002 30\n');
  writeFileSync(join(folder, '.env'), 'PORT=x\n');
  const { status, stderr } = run({});
  expect([status, stderr.trimEnd().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^PORT is "x"\. Give /)],
  ]);
});
