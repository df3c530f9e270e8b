import { expect, test } from 'vitest';
import { UserError } from '../../../user-error.ts';
import { readEnvironment } from './settings.ts';

test('nothing set → the defaults', () => {
  expect(readEnvironment({}).inbox).toEqual({
    dataDir: 'data',
    databaseUrl: '',
    smtpUrl: '',
    notifyTo: '',
  });
});

test('a mail server without anybody to notify, or the other way round → one line that names NOTIFY_TO', () => {
  const office = 'hello@example.com';
  expect(() => readEnvironment({ NOTIFY_TO: office })).toThrow(UserError);
  expect(() => readEnvironment({ NOTIFY_TO: office })).toThrow(/^NOTIFY_TO is "hello@.*$/);
  expect(() => readEnvironment({ SMTP_URL: 'smtp://localhost' })).toThrow(/^NOTIFY_TO is ""/);
});

test('a wrong address that may hold a password → a line without it', () => {
  const read = () => readEnvironment({ DATABASE_URL: 'mysql://me:secret@db/inbox' });
  expect(read).toThrow(/^DATABASE_URL is no address that starts with postgres:\/\//);
  expect(read).not.toThrow(/secret/);
});

test('a mail server elsewhere, but links to this machine → one line that names SITE_ORIGIN', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', NOTIFY_TO: 'office@example.com' };
  expect(() => readEnvironment(mail)).toThrow(/^SITE_ORIGIN is "http:\/\/localhost:3000", and/);
  readEnvironment({ ...mail, SITE_ORIGIN: 'https://www.example.com' });
  readEnvironment({ ...mail, SMTP_URL: 'smtp://127.0.0.1:2525' });
});
