import { expect, test } from 'vitest';
import { readEnvironment, WrongSetting } from './settings.ts';

test('nothing set → the defaults', () => {
  expect(readEnvironment({})).toEqual({
    siteOrigin: 'http://localhost:3000',
    mediaOrigin: '',
    port: 3000,
    log: '',
    formEndpoint: '',
    inbox: {
      dataDir: 'data',
      databaseUrl: '',
      smtpUrl: '',
      notifyTo: '',
      trustProxy: false,
      keepDays: 365,
    },
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
  ['PORT', '80a'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['LOG', 'text'],
  ['FORM_ENDPOINT', '/forms'],
  ['FORM_ENDPOINT', 'http://example.com/f'],
  ['NOTIFY_TO', 'hello@example.com'],
  ['TRUST_PROXY', 'yes'],
  ['KEEP_DAYS', '0'],
])('%s=%s → one line that names the setting and its value', (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(WrongSetting);
  expect(read).toThrow(new RegExp(`^${name} is "${value.replace(/[.?]/g, '\\$&')}"[^\\n]*$`));
});

test.each(['/api/forms', 'https://forms.example/f/abc', 'http://localhost:4300/'])(
  'FORM_ENDPOINT=%s → taken as it is',
  (value) => expect(readEnvironment({ FORM_ENDPOINT: value }).formEndpoint).toBe(value),
);

test('a mail server without anybody to notify → one line that names NOTIFY_TO', () => {
  expect(() => readEnvironment({ SMTP_URL: 'smtp://mail.example' })).toThrow(/^NOTIFY_TO is ""/);
});

test('a wrong address that may hold a password → a line without it', () => {
  const read = () => readEnvironment({ DATABASE_URL: 'mysql://me:secret@db/inbox' });
  expect(read).toThrow(/^DATABASE_URL is no address that starts with postgres:\/\//);
  expect(read).not.toThrow(/secret/);
});
