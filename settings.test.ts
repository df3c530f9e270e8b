import { expect, test } from 'vitest';
import { languages } from '#company/languages.ts';
import { readEnvironment } from './settings.ts';
import { UserError } from './user-error.ts';

test('nothing set → the defaults', () => {
  expect(readEnvironment({})).toEqual({
    siteOrigin: 'http://localhost:3000',
    mediaOrigin: '',
    languages,
    port: 3000,
    host: '',
    log: '',
    formEndpoint: '',
    proxies: 0,
  });
});

test('an origin with a closing slash → the origin', () => {
  expect(readEnvironment({ SITE_ORIGIN: 'https://www.example.com/' }).siteOrigin).toBe(
    'https://www.example.com',
  );
});

test.each([
  ['SITE_ORIGIN', 'www.example.com'],
  ['SITE_ORIGIN', 'https://example.com/shop'],
  ['MEDIA_ORIGIN', 'ftp://example.com'],
  ['MEDIA_ORIGIN', 'https://example.com?x'],
  ['LANGUAGES', 'en;es'],
  ['LANGUAGES', 'en,en'],
  ['LANGUAGES', '../x'],
  ['PORT', '80a'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['LOG', 'text'],
  ['FORM_ENDPOINT', '/forms'],
  ['FORM_ENDPOINT', 'http://example.com/f'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['HOST', 'www.example.com'],
])('%s=%s → one line that names the setting and its value', (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(UserError);
  expect(read).toThrow(new RegExp(`^${name} is "${value.replace(/[.?]/g, '\\$&')}"[^\\n]*$`));
});

test.each(['/api/forms', 'https://forms.example/f/abc', 'http://localhost:4300/'])(
  'FORM_ENDPOINT=%s → taken as it is',
  (value) => expect(readEnvironment({ FORM_ENDPOINT: value }).formEndpoint).toBe(value),
);

test('behind proxies → reached through them alone, unless HOST says otherwise', () => {
  expect(readEnvironment({ TRUST_PROXY: '2' })).toMatchObject({
    host: '127.0.0.1',
    proxies: 2,
  });
  expect(readEnvironment({ TRUST_PROXY: '1', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});
