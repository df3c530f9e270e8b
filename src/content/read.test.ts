import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pagesOf } from './read.ts';

const getCollection = vi.hoisted(() => vi.fn());
vi.mock('astro:content', () => ({ getCollection }));

const collection = (path: string) => async (name: string) =>
  name === 'home' ? [{ id: 'en', data: { path } }] : [];
const paths = async () => (await pagesOf('en')).map(({ path }) => path);

test('pages asked for twice in a request → read once, and again for the next request', async () => {
  getCollection.mockImplementation(collection('/before'));
  expect(await paths()).toEqual(['/before']);
  getCollection.mockImplementation(collection('/after'));
  expect(await paths()).toEqual(['/before']);
  globalThis.devRequest = {};
  expect(await paths()).toEqual(['/after']);
});

const published = false;
const FUTURE = '2099-12-24';
const DRAFTS: Record<string, object> = {
  'news-entries': { heading: 'Ship', text: 'It came.', date: FUTURE },
  roles: { title: 'Driver', text: 'Drives.', published },
  pages: { title: 'Pharma', intro: { heading: 'Cold', text: 'Cool.' }, published },
  frame: { notice: { text: 'Closed', from: FUTURE } },
  contact: {},
};
type Filter = (entry: { id: string }) => boolean;

/** The drafts that a build shows: news and notice in German, the rest in English. */
async function visibleDrafts(env: Record<string, string>) {
  vi.resetModules();
  vi.stubEnv('DEV', false);
  for (const [name, value] of Object.entries({
    COMPANY: 'tests/fixture',
    LANGUAGES: 'en,de',
    ...env,
  }))
    vi.stubEnv(name, value);
  getCollection.mockImplementation(async (name: string, filter: Filter) =>
    ['en/a', 'de/a']
      .flatMap((id) => (DRAFTS[name] ? { id, data: DRAFTS[name] } : []))
      .filter(filter),
  );
  const { readAll, readFrame } = await import('./read.ts');
  const [news] = await readAll('news-entries', 'de');
  const [role] = await readAll('roles', 'en');
  const [page] = await readAll('pages', 'en');
  const { notice } = (await readFrame('de', 'home')).content;
  vi.unstubAllEnvs();
  const names = [news?.heading, role?.title, page?.title, page?.intro.heading, notice?.text];
  return names.map((name) => name?.replaceAll('\u00AD', ''));
}

test('content that is not due, in a preview → marked in the language of its page', async () => {
  const preview = {
    NETLIFY: '1',
    CONTEXT: 'deploy-preview',
    DEPLOY_PRIME_URL: 'https://a.example',
  };
  expect(await visibleDrafts(preview)).toEqual([
    '[Nicht veröffentlicht] Ship',
    '[Not published] Driver',
    '[Not published] Pharma',
    '[Not published] Cold',
    '[Nicht veröffentlicht] Closed',
  ]);
});

test('content that is not due, on the site → left out', async () =>
  expect((await visibleDrafts({})).filter(Boolean)).toEqual([]));

test.each([
  ['nothing', 'en/home.yaml', undefined, []],
  ['the text of a page', 'en/pages/a.yaml', { text: 'Other' }, ['a']],
  ['the path of a page, which others may link to', 'en/pages/a.yaml', { path: '/c' }, ['a', 'b']],
  ['a label', 'en/labels.yaml', undefined, ['a', 'b']],
  ['a picture', 'pictures/dawn.webp', undefined, ['a', 'b']],
])(
  '%s has changed → only pages that may show it are rendered again',
  async (_, file, fields, remade) => {
    const company = mkdtempSync(join(tmpdir(), 'company-'));
    onTestFinished(() => rmSync(company, { recursive: true }));
    cpSync('tests/fixture', company, { recursive: true });
    const keys = async (data: object = {}) => {
      vi.resetModules();
      vi.stubEnv('COMPANY', company);
      vi.stubEnv('DEV', false);
      vi.stubEnv('LANGUAGES', 'en');
      const pages = [
        { id: 'en/a', data: { path: '/a', ...data } },
        { id: 'en/b', data: { path: '/b' } },
      ];
      const found: Record<string, object[]> = {
        pages,
        frame: [{ id: 'en', data: {} }],
        contact: [{ id: 'en', data: {} }],
      };
      getCollection.mockImplementation(async (name: string) => found[name] ?? []);
      const { routesOfFolder } = await import('./read.ts');
      const routes = await routesOfFolder('pages', 'page');
      vi.unstubAllEnvs();
      return routes.map(({ props, cacheKey }) => [props.content.slug, cacheKey]);
    };
    const before = await keys();
    if (remade.length > 0) writeFileSync(join(company, file), 'changed');
    const after = await keys(fields);
    const changed = after.filter(([, key], index) => key !== before[index]![1]);
    expect(changed.map(([slug]) => slug)).toEqual(remade);
  },
);
