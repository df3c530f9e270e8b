import { expect, test } from 'vitest';
import { readEnvironment, WrongSetting } from './environment.ts';

test('nothing set → the defaults', () => {
  expect(readEnvironment({})).toEqual({ siteOrigin: 'http://localhost:3000', mediaOrigin: '', port: 3000, log: '' });
});

test('an origin with a closing slash → the origin', () => {
  expect(readEnvironment({ SITE_ORIGIN: 'https://www.example.com/' }).siteOrigin).toBe('https://www.example.com');
});

test.each([
  ['SITE_ORIGIN', 'www.example.com'],
  ['SITE_ORIGIN', 'https://example.com/shop'],
  ['MEDIA_ORIGIN', 'ftp://example.com'],
  ['MEDIA_ORIGIN', 'https://example.com?x'],
  ['PORT', '80a'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['LOG', 'text'],
])('%s=%s → one line that names the setting and its value', (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(WrongSetting);
  expect(read).toThrow(new RegExp(`^${name} is "${value.replace(/[.?]/g, '\\$&')}"[^\\n]*$`));
});
