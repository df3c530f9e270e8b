import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { isCrossSite } from './same-origin.ts';

const SITE = 'https://site.example';

test.each<[IncomingHttpHeaders, boolean]>([
  [{ host: 'host.example' }, false],
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
  [{ origin: SITE }, false],
  [{ origin: 'http://host.example', host: 'host.example' }, false],
  [{ origin: 'https://evil.example', host: 'host.example' }, true],
  [{ origin: 'null', host: 'host.example' }, true],
])('a post with %j → from another site: %s', (headers, expected) => {
  expect(isCrossSite(headers, SITE)).toBe(expected);
});
