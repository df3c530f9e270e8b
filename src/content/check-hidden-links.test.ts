import { expect, test } from 'vitest';
import { readSources } from './check.ts';
import { hiddenLinkWarnings } from './check-hidden-links.ts';
import { COMPANY } from './company.ts';

const sources = readSources('tests/fixture', ['en']);
const page = (text: string, content = {}) =>
  ({
    file: 'a.md',
    name: 'pages',
    language: 'en',
    slug: 'a',
    content,
    body: { text, line: 5 },
  }) as const;
const warningsOf = (text: string, content = {}) =>
  hiddenLinkWarnings([...sources, page(text, content)], ['en'], {});
const FIX = 'is not published, or is outside its dates. Take the link out until it is visible.';

test.each([
  ['[A draft](/draft#prices)', ['/draft']],
  ['[News to come](/news/next-century)', ['/news/next-century']],
  ['[About](/about), [elsewhere](https://company.example/draft)', []],
  // Its page says that it has closed.
  ['[A role that has closed](/career/filled)', []],
])('%s in Markdown → a warning of %j', (text, hidden) =>
  expect(warningsOf(`Words.\n\n${text}`)).toEqual(
    hidden.map((path) => `a.md: line 7: ${path} ${FIX}`),
  ),
);

test('the same in a page that visitors do not see either → nothing', () =>
  expect(warningsOf('[A draft](/draft)', { published: false })).toEqual([]));

test('an old address that leads to a draft → a warning', () => {
  const redirects = [
    { from: '/old', to: '/about' },
    { from: '/older', to: '/draft' },
  ];
  expect(hiddenLinkWarnings(sources, ['en'], { redirects })).toEqual([
    `${COMPANY}/company.yaml: redirects › entry 2 › to: /draft ${FIX}`,
  ]);
});
