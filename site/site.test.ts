import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { company } from '#company/facts.ts';
import { languages } from '#company/languages.ts';
import { roles } from '#words/career.ts';
import { language } from '#words/language.ts';
import { paths } from '#words/paths.ts';
import * as strategy from '#words/strategy.ts';
import { COMPANY } from '../content/company-folder.ts';
import { freePort } from '../e2e/tools/free-port.ts';
import { beginLanguage, copyProject } from '../e2e/tools/project.ts';
import { inlineSources } from '../hosting/headers.ts';

const folder = copyProject();
const FOLDER = `${COMPANY}/${languages[0]}`;
const words = join(folder, FOLDER);
const [first] = roles!.open;

const vite = resolve('node_modules/.bin/vite');
const OTHER = 'eo';
const PREVIEW = 'https://new-words--frost.example';
/** As a host builds a branch. */
const host = {
  NETLIFY: 'true',
  CONTEXT: 'branch-deploy',
  DEPLOY_PRIME_URL: PREVIEW,
  SITE_ORIGIN: '',
};
const env = {
  ...process.env,
  ...host,
  LANGUAGES: `${languages[0]},${OTHER}`,
  DATA_DIR: `${COMPANY}/inbox`,
};
const build = (settings = {}) =>
  spawnSync(vite, ['build', '--logLevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, ...settings },
  });
let server: ChildProcess | undefined;
const port = await freePort();

/** Written before the server starts, which restarts when settings change. */
const kept = [`${env.DATA_DIR}/a.db`, 'data/a.db', '.env', '.git/config', 'package-lock.json'];

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(words, file), change(readFileSync(join(words, file), 'utf8')));

const DETAILS = `details: {
  slug: 'night-shift',
  description: ['You keep the day on its timetable <and> the night too.'],
  duties: ['Watch the doors'],
  location: { name: 'Puerto Montt', locality: 'Puerto Montt', country: 'CL' },
  datePosted: '2026-11-01',
  employmentType: 'FULL_TIME',
}`;
const PAGE = `page: {
  back: 'All roles', labels: { location: 'Where', duty: 'You do', requirement: 'You bring' },
}`;

/** A second language, just started: its roles have no page, and most of it is not translated. */
function beginTranslation() {
  const pages = [...Object.keys(paths), 'depots', 'cold-stores'];
  beginLanguage(join(folder, COMPANY), OTHER, pages);
  const withoutPages = `${readFileSync(join(words, 'career.ts'), 'utf8').replace('export const roles', 'const ownRoles')}
const open = ownRoles!.open.map(({ details, ...role }) => role);
export const roles = { ...ownRoles!, open };`;
  writeFileSync(join(folder, COMPANY, OTHER, 'career.ts'), withoutPages);
}

/** A copy whose first role has details, and with one more page of words alone. */
beforeAll(() => {
  beginTranslation();
  for (const file of kept) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'private');
  }
  // Appended to the file, so that the first role is ours whatever the company says.
  edit(
    'career.ts',
    (text) => `${text.replace('export const roles', 'const ownRoles')}
const [firstRole, ...others] = ownRoles!.open.map(({ details, ...role }) => role);
export const roles = { ...ownRoles!, ${PAGE}, open: [{ ...firstRole!, ${DETAILS} }, ...others] };`,
  );
  edit('paths.ts', (text) =>
    text.replace(/(contact: '[^']+',)/, "$1 depots: '/depots', 'cold-stores': '/stores',"),
  );
  edit('frame.ts', (text) =>
    text.replace(
      /(navigation: Navigation = \[.+)\]/,
      "$1, { label: 'Depots', href: paths.depots }, { label: 'S', href: '/stores' }]",
    ),
  );
  writeFileSync(
    join(words, 'depots.ts'),
    `export const title = 'Depots'; export const description = 'Where we stand.';
export const intro = { heading: 'Depots', text: 'Where we stand.' };
export const sections = [{ heading: 'The north', paragraphs: ['Twice a week.'] }];`,
  );
  writeFileSync(
    join(words, 'cold-stores.ts'),
    `export const title = 'Stores'; export const description = 'Where it waits.';
export const doors = ['One', 'Two'];`,
  );
  mkdirSync(join(folder, 'src/pages/cold-stores'));
  writeFileSync(
    join(folder, 'src/pages/cold-stores/ColdStores.tsx'),
    `import { doors } from '#words/cold-stores.ts';
export { title } from '#words/cold-stores.ts';
export default () => <h1>{doors.join(' and ')}</h1>;`,
  );
  const own = (file: string, text: string) => writeFileSync(join(folder, COMPANY, file), text);
  own('sections.ts', "export const sections = { strategy: ['services', 'approach'] };");
  own(
    'brand/tokens.ts',
    "export const tokens = { radius: '14px', spacing: 1.5, headingWeight: 500 };",
  );
  const { status, stderr } = build();
  if (status !== 0) throw new Error(stderr);
});
afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const ABOUT = `${paths.about}.html`;
const dist = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

const dataOf = (html: string) =>
  JSON.parse(html.match(/<script type="application\/ld\+json">(.+?)<\/script>/)![1]!)['@graph'] as {
    '@type': string;
  }[];

test('a role with details → a page below the career page, which leads to it', () => {
  const page = dist(`${paths.career}/night-shift.html`);
  expect(page).toContain(`<title>${first!.title}: ${company.name}</title>`);
  expect(page).toMatch(new RegExp(`<h1[^>]*>${first!.title}</h1>`));
  expect(page).toContain('Puerto Montt');
  expect(page).not.toContain('You bring');
  expect(dist(`${paths.career}.html`)).toContain(`href="${paths.career}/night-shift"`);
});

test('its data → a job posting on its own page, and none on the list', () => {
  const posting = dataOf(dist(`${paths.career}/night-shift.html`)).find(
    (entry) => entry['@type'] === 'JobPosting',
  );
  expect(posting).toMatchObject({
    title: first!.title,
    datePosted: '2026-11-01',
    employmentType: 'FULL_TIME',
    description: '<p>You keep the day on its timetable &lt;and> the night too.</p>',
    jobLocation: { address: { addressLocality: 'Puerto Montt', addressCountry: 'CL' } },
  });
  expect(dist(`${paths.career}.html`)).not.toContain('JobPosting');
});

test("a page of words alone → built from its file, linked, and shared with the home page's picture", () => {
  const page = dist('depots.html');
  expect(page).toContain('<title>Depots</title>');
  expect(page).toContain('Twice a week.');
  expect(page).toMatch(/og:image" content="[^"]+\/social-home\.jpg"/);
  expect(dist('index.html')).toContain('href="/depots"');
});

test("the company's sections.ts → the sections that it names, in its order", () => {
  const [, main = ''] = dist(`${paths.strategy}.html`).split('<main');
  const headings = [...main.matchAll(/<h2[^>]*>([^<]+)/g)];
  const { services, approach } = strategy;
  expect(headings.slice(0, 2).map(([, text]) => text)).toEqual([
    services.heading,
    approach.heading,
  ]);
  expect(dist(`${paths.strategy}.html`)).not.toContain('<video');
});

test("the company's tokens.ts → its corners, distances and headings in place of ours", () => {
  const css = dist('index.html');
  expect(css).toContain('--space-4:calc(1.5 * (1rem))');
  expect(css).toMatch(/--radius:3px.*--radius:14px/s);
  expect(css).toMatch(/:root :is\(h1, ?h2, ?h3\)\{font-weight:500\}/);
});

test('a page with a component of its own → found by its name alone', () => {
  expect(dist('stores.html')).toMatch(/<h1[^>]*>One and Two<\/h1>/);
});

test('both → in the sitemap, and known to every host', () => {
  for (const path of ['/depots', `${paths.career}/night-shift`]) {
    expect(dist('sitemap.xml')).toContain(`${path}</loc>`);
    expect(dist('_redirects')).toContain(path);
  }
});

test('every document of every language → the policy names each style and script in it', () => {
  const headers = dist('_headers');
  const pages = globSync(join(folder, 'dist/**/*.html')).map((file) => readFileSync(file, 'utf8'));
  const sources = new Set(pages.flatMap(inlineSources));
  // The languages order their rules differently: each has its own sheet.
  expect(sources.size).toBe(3);
  for (const source of sources) expect(headers).toContain(source);
});

test('what is not translated → says that it is in the first language, the rest in its own', () => {
  const [begun, translated] = [dist(`${OTHER}.html`), dist(`${OTHER}/career.html`)];
  for (const page of [begun, translated]) expect(page).toContain(`<html lang="${language.code}"`);
  expect(begun).not.toMatch(/<main[^>]+ lang=/);
  expect(translated).toMatch(new RegExp(`<main[^>]+ lang="${OTHER}"`));
});

test('a host builds a branch → its address in every link, and pages that ask not to be indexed', () => {
  expect(dist(ABOUT)).toContain(`rel="canonical" href="${PREVIEW}${paths.about}"`);
  expect(dist(ABOUT)).toContain('<meta name="robots" content="noindex">');
  expect(dist('sitemap.xml')).toContain(`<loc>${PREVIEW}/</loc>`);
});

test('built for a host that sends no headers, while the last build is served → pages say their policy first, no file is missing for a moment, none is left over', async () => {
  expect(dist(ABOUT)).not.toContain('http-equiv');
  const [font] = globSync('dist/static/*.woff2', { cwd: folder });
  const files = [font!, 'dist/index.html', 'dist/media', 'deploy/server.js'].map((file) =>
    join(folder, file),
  );
  writeFileSync(join(folder, 'dist/static/gone.js'), '');
  const pages = { NETLIFY: '', GITHUB_PAGES: 'true', GITHUB_REPOSITORY: 'frost/frost.github.io' };
  const building = spawn(vite, ['build', '--logLevel=error'], {
    cwd: folder,
    env: { ...env, ...pages, LANGUAGES: languages[0] },
  });
  const missing = new Set<string>();
  while (building.exitCode === null) {
    for (const file of files) if (!existsSync(file)) missing.add(file);
    await pause(1);
  }
  expect([building.exitCode, ...missing]).toEqual([0]);
  expect(existsSync(join(folder, 'dist/static/gone.js'))).toBe(false);
  expect(existsSync(join(folder, '.building'))).toBe(false);
  expect(dist(ABOUT)).toMatch(
    /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-[^"]+">/,
  );
  expect(dist(ABOUT)).toContain('rel="canonical" href="https://frost.github.io/');
});

test('a host tells no address → one line, and what was built before stays', () => {
  const before = dist('index.html');
  const { status, stderr } = build({ DEPLOY_PRIME_URL: '' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Netlify is building, and nothing says the site's address[^\n]*\n$/);
  expect(dist('index.html')).toBe(before);
});

const home = `${FOLDER}/home.ts`;

test('a build with a mistake in the content → one line a mistake, and nothing is built', () => {
  rmSync(join(folder, 'dist'), { recursive: true });
  edit('home.ts', (text) => text.replace('paths.about', "'/abuot'"));
  const { status, stderr } = build();
  edit('home.ts', (text) => text.replace("'/abuot'", 'paths.about'));
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining(`${home}: hero.actions[0].href is "/abuot"`),
  ]);
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('a component with a style of its own → one line, since browsers would refuse it', () => {
  const component = join(folder, 'src/pages/cold-stores/ColdStores.tsx');
  const own = readFileSync(component, 'utf8');
  writeFileSync(component, own.replace('<h1>', "<h1 style={{ color: 'red' }}>"));
  const { status, stderr } = build({ LANGUAGES: languages[0] });
  writeFileSync(component, own);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The page \/stores has style="color:red" inside, [^\n]+\n$/m);
});

test('a sentence is edited, then broken, then fixed → the same server shows each state', async () => {
  // Appended to the file, so that it works however the company has written it.
  edit('home.ts', (text) => text.replace('export const hero', 'const ownHero'));
  const own = "const words = { ...ownHero, heading: 'Cold' };\nexport const hero = words;";
  edit('home.ts', (text) => `${text}\n${own}`);
  server = spawn(vite, [], { cwd: folder, env: { ...env, PORT: String(port) } });
  let said = '';
  server.stdout!.on('data', (chunk) => {
    said += chunk;
  });
  const open = async () => {
    const response = await fetch(`http://localhost:${port}`, { headers: { Accept: 'text/html' } });
    return { status: response.status, html: await response.text() };
  };
  /** Saves until it is noticed: the watcher drops a change within 50 ms of another. */
  const saveUntil = (from: string, to: string, isSeen: () => Promise<void>) =>
    vi.waitFor(
      async () => {
        edit('home.ts', (text) => text.replace(from, to));
        await isSeen();
      },
      { timeout: 100_000, interval: 200 },
    );
  await vi.waitFor(async () => expect((await open()).html).toContain('>Cold<'), {
    timeout: 100_000,
    interval: 100,
  });
  await saveUntil("'Cold'", "'Colder still'", async () =>
    expect((await open()).html).toContain('>Colder still<'),
  );
  await saveUntil(
    'export const hero = words',
    'const { heading: haeding, ...rest } = words;\nexport const hero = { ...rest, haeding }',
    async () => {
      const { status, html } = await open();
      expect(status).toBe(500);
      expect(html).toContain(`${home}: hero.haeding is not known. Did you mean heading?`);
    },
  );
  await saveUntil('...rest, haeding', '...words', async () =>
    expect((await open()).status).toBe(200),
  );
  expect(said).not.toContain('restart');
});

test('the same server asked for other files → hands out what the pages are made of, nothing else', async () => {
  const headers = { Origin: 'http://localhost:1' };
  const ask = (file: string) => fetch(`http://localhost:${port}/${file}`, { headers });
  for (const file of [
    ...kept,
    ...kept.map((it) => `@fs${join(folder, it)}?raw`),
    'data/a.db?url',
  ]) {
    const answer = await ask(file);
    expect([answer.status, (await answer.text()).includes('private')], file).toEqual([403, false]);
  }
  const { status, headers: sent } = await ask('src/runtime/browser.ts');
  expect([status, sent.get('access-control-allow-origin')]).toEqual([200, null]);
});
