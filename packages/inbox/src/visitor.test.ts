import { expect, test } from 'vitest';
import { visitorOf } from './visitor.ts';

const CONNECTION = '198.51.100.1';
const behindOne = (forwardedFor: string) => visitorOf(CONNECTION, forwardedFor, 1);

test.each([
  ['203.0.113.9', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:4711', '203.0.113.9'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['[2001:db8:0:1::1]', '2001:db8:0:1'],
  ['"[2001:DB8::1:0:0:0:1]:4711"', '2001:db8:0:1'],
  ['2001:0db8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1'],
  ['2001::2:3:4:5:6', '2001:0:0:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s → one visitor, %s', (written, visitor) => expect(behindOne(written)).toBe(visitor));

test.each([
  '',
  'unknown',
  '203.0.113',
  '_hidden',
  '203.0.113.9, ',
  'javascript:alert(1)',
  '::g',
  '20"3.0.113.9"',
  '"203.0.113".9',
  '2001:[db8::1]',
  '[2001:db8::]1',
])('junk (%j) → the connection', (written) => expect(behindOne(written)).toBe(CONNECTION));

test('no header, or nothing that can be read at all → the connection, or nobody', () => {
  expect(visitorOf(CONNECTION, undefined, 1)).toBe(CONNECTION);
  expect(visitorOf('', undefined, 0)).toBe('');
});

test('one proxy → its own entry, not what strangers wrote before it', () => {
  expect(behindOne('192.0.2.66, 203.0.113.9')).toBe('203.0.113.9');
});

test('two proxies → the entry of the outer one; too few entries → the connection', () => {
  expect(visitorOf(CONNECTION, '192.0.2.66, 203.0.113.9, 10.0.0.1', 2)).toBe('203.0.113.9');
  expect(visitorOf(CONNECTION, '203.0.113.9', 2)).toBe(CONNECTION);
});

test('no proxy → the connection, whatever the header says', () => {
  expect(visitorOf('::ffff:198.51.100.1', '203.0.113.9', 0)).toBe(CONNECTION);
});
