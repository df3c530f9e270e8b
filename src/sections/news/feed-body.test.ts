import { expect, test } from 'vitest';
import { feedBody } from './feed-body.ts';

test('a news entry in the feed → absolute addresses, and no pictures', () => {
  const text = '[Roles](/work "See"), [below](#b), [them](https://a.example) ![Quay](../q.webp)';
  expect(feedBody(text, new URL('https://www.example.com/news/quay'))).toBe(
    '<p><a href="https://www.example.com/work" title="See">Roles</a>, ' +
      '<a href="https://www.example.com/news/quay#b">below</a>, ' +
      '<a href="https://a.example/">them</a> </p>\n',
  );
});
