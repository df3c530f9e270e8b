import { expect, test } from 'vitest';
import {
  type Entry,
  forgetDeleted,
  type GetCollection,
  newestOf,
  placeOf,
  type Site,
} from './site.ts';

const entry = (collection: string, slug: string, data = {}): Entry => ({
  collection,
  path: `company/en/${slug}.md`,
  slug,
  newRecord: false,
  data,
  i18n: {},
});
const NEWS = [
  entry('news-entries', 'quay', { date: '2026-07-30' }),
  entry('news-entries', 'draft', { date: '2026-08-30', published: false }),
  entry('news-entries', 'next-century', { date: '2026-10-30' }),
];

const siteWith = (more: Partial<Site>): Site => ({
  languages: ['en'],
  names: { en: 'English' },
  paths: { en: { home: '/', news: '/news' } },
  headings: { en: {} },
  roles: [],
  ...more,
});
/** As the CMS answers for a list. */
const getFrom = (entries: Entry[]) =>
  (async (list: string) =>
    entries
      .filter(({ collection }) => collection === list)
      .map((one) => ({ toJS: () => one }))) as unknown as GetCollection;

test.each([
  [undefined, 'next-century'],
  [['news/quay', 'news'], 'quay'],
  [['news'], undefined],
])(
  'pages that visitors see: %j → a new item of news is shown in the page of %s',
  async (shown, slug) => {
    const newest = await newestOf(
      'news-entries',
      'en',
      siteWith(shown ? { shown } : {}),
      getFrom(NEWS),
    );
    expect(newest?.slug).toBe(slug);
  },
);

test.each([
  ['/news', 'news/quay', '/news/quay'],
  [undefined, undefined, undefined],
])('the page of news at %s → an item is the page %s, at %s', (news, page, path) => {
  const paths = { en: { home: '/', ...(news && { news }) } };
  expect(placeOf('news-entries', NEWS[0]!, 'en', siteWith({ paths }))).toEqual({ page, path });
});

test('a page or a role was deleted → no target of links, and its address and title are free', async () => {
  const role = { language: 'en', title: 'Driver' };
  const site = siteWith({
    paths: { en: { home: '/', news: '/news', 'news/quay': '/news/quay', 'news/old': '/news/old' } },
    headings: { en: { 'news/quay': 'A quay', 'news/old': 'Old' } },
    roles: [
      { ...role, slug: 'driver' },
      { ...role, slug: 'planner' },
    ],
  });
  await forgetDeleted(site, getFrom([...NEWS, entry('roles', 'planner')]));
  expect(Object.keys(site.paths.en!)).toEqual(['home', 'news', 'news/quay']);
  expect(site.headings.en).toEqual({ 'news/quay': 'A quay' });
  expect(site.roles.map(({ slug }) => slug)).toEqual(['planner']);
});
