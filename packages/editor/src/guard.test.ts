import { expect, test } from 'vitest';
import { isOwnRequest } from './guard.ts';

const own = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' };

test('a request of our own page → taken, by address and by name', () => {
  expect(isOwnRequest({ ...own, 'sec-fetch-site': 'same-origin' }, 3000)).toBe(true);
  expect(isOwnRequest(own, 3000)).toBe(true);
  const named = { host: 'localhost:3000', origin: 'http://localhost:3000' };
  expect(isOwnRequest(named, 3000)).toBe(true);
});

test.each([
  ['another site', { ...own, origin: 'https://evil.example' }],
  [
    'another site by a name that leads here',
    { host: 'evil.example:3000', origin: 'http://evil.example:3000' },
  ],
  ['another server on this machine', { ...own, origin: 'http://127.0.0.1:4000' }],
  ['no page at all', { host: own.host }],
  ['a sandboxed page', { ...own, origin: 'null' }],
  ['a page of another site, whatever its origin says', { ...own, 'sec-fetch-site': 'cross-site' }],
  ['another port in the name', { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000' }],
])('%s → refused', (_, headers) => {
  expect(isOwnRequest(headers, 3000)).toBe(false);
});
