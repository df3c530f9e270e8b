import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { accepts, hasCopy, isCrossSite, rangeOf } from './conditions.ts';

const ask = (headers: IncomingHttpHeaders, method = 'GET') =>
  ({ method, headers }) as IncomingMessage;

test.each([
  [undefined, false],
  ['"a"', true],
  ['"b"', false],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b" , "a" ', true],
  [' * ', true],
  ['"b", *', true],
  ['"W/a"', false],
])('If-None-Match: %s → has the answer with the tag "a": %s', (known, has) => {
  expect(hasCopy(ask({ 'if-none-match': known }), '"a"')).toBe(has);
});

test.each([
  [undefined, false],
  ['', false],
  ['gzip', false],
  ['brotli', false],
  ['br', true],
  ['BR', true],
  ['gzip, br', true],
  ['gzip , br ;q=0.5', true],
  ['br;q=0.05', true],
  ['br;xq=0', true],
  ['br;q=0', false],
  ['br; q=0 ', false],
  ['br;Q=0.000', false],
  ['br;level=1;q=0.', false],
  ['br;q=0, br', true],
])('Accept-Encoding: %s → br is read: %s', (list, isRead) => {
  expect(accepts(ask({ 'accept-encoding': list }), 'br')).toBe(isRead);
});

const WHOLE = undefined;

test.each([
  [undefined, 100, WHOLE],
  ['bytes=0-9', 100, { start: 0, end: 9 }],
  ['bytes=5-5', 100, { start: 5, end: 5 }],
  ['bytes=90-', 100, { start: 90, end: 99 }],
  ['bytes=90-200', 100, { start: 90, end: 99 }],
  ['bytes=99-', 100, { start: 99, end: 99 }],
  ['bytes=100-', 100, 'beyond'],
  ['bytes=100-200', 100, 'beyond'],
  ['bytes=-10', 100, { start: 90, end: 99 }],
  ['bytes=-200', 100, { start: 0, end: 99 }],
  ['bytes=-0', 100, 'beyond'],
  ['bytes=-5', 0, 'beyond'],
  ['bytes=0-', 0, 'beyond'],
  ['bytes=-5', 1, { start: 0, end: 0 }],
  ['bytes=-', 100, WHOLE],
  ['bytes=', 100, WHOLE],
  ['bytes=a-b', 100, WHOLE],
  ['bytes=5-4', 100, WHOLE],
  ['bytes=0-9,20-29', 100, WHOLE],
  ['some bytes=0-9', 100, WHOLE],
  ['items=0-9', 100, WHOLE],
  ['bytes=0-9 ', 100, WHOLE],
  ['bytes=0-1234567890123456', 100, WHOLE],
  ['bytes=123456789012345-', 100, 'beyond'],
] as const)('Range: %s of %i bytes → %o', (range, size, part) => {
  expect(rangeOf(ask({ range }), '"a"', size)).toEqual(part);
});

test('a part of a file that has changed since, or of its headers → the whole', () => {
  const range = 'bytes=0-9';
  const part = { start: 0, end: 9 };
  expect(rangeOf(ask({ range, 'if-range': '"a"' }), '"a"', 100)).toEqual(part);
  expect(rangeOf(ask({ range, 'if-range': '"b"' }), '"a"', 100)).toBe(WHOLE);
  expect(rangeOf(ask({ range }, 'HEAD'), '"a"', 100)).toBe(WHOLE);
});

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
