import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { claimMail, queueMail, startOutbox } from './outbox.ts';
import { openStore } from './store.ts';
import { contact, inboxSettings, startInbox, startMail, until, words } from './testing.ts';

const aMail = (subject: string) => ({
  to: 'us@example.com',
  subject,
  text: 'a',
  headers: {} as never,
});
const subscribe = (email: string) => ({ ...contact({ email }), subscribe: true });

test('a message → the company is told, and may answer; a line break adds no header', async () => {
  const { env, mails } = await startMail();
  const { json, rows } = await startInbox(env);
  await json('contact', contact({ firstName: 'Ada\r\nBcc: all@example.com' }));
  await until(() => mails.length === 1);
  expect(mails[0]).toMatch(/^To: us@example\.com$/m);
  expect(mails[0]).toMatch(/^Reply-To: .*ada@example\.com/m);
  expect(mails[0]).toMatch(/^Content-Type: text\/plain/m);
  expect(mails[0]).toContain('Two pallets.');
  expect(mails[0]).not.toMatch(/^Bcc/m);
  await until(async () => (await rows('outbox'))[0]!.done_at);
  expect((await rows('outbox'))[0]!.mail).toBe('');
});

test('a mail server that refuses, then drops → tried again under the same Message-ID', async () => {
  const refusals = ['451 later', '550 no', '421 busy'];
  const { env, mails } = await startMail({ refusals, drops: 2 });
  const { json, rows, said } = await startInbox(env);
  await json('contact', contact());
  await until(() => mails.length === 1);
  await until(async () => (await rows('outbox'))[0]!.done_at);
  const [row] = await rows('outbox');
  expect([row!.tries, row!.error]).toEqual([6, null]);
  expect(mails[0]).toContain(`Message-ID: <${row!.id}@${words.email.split('@')[1]}>`);
  expect(said).toContain('A notice was not sent (550, try 2) and is tried again.');
  expect(said.join()).not.toContain('ada@');
});

test('an address that does not exist → given up at once', async () => {
  const { env, mails } = await startMail({ refusals: ['550 nobody here'] });
  const { json, rows } = await startInbox(env);
  await json('newsletter', subscribe('nobody@example.com'));
  await until(async () => (await rows('outbox'))[0]!.done_at);
  expect([(await rows('outbox'))[0]!.error, mails]).toEqual(['550', []]);
});

test('mails to others that wait → the company’s goes first', async () => {
  const { store } = await startInbox();
  const mail = aMail('a');
  for (const kind of ['confirmation', 'welcome', 'notice'] as const)
    await store.write((tx) => queueMail(tx, kind, 'a@example.com', mail));
  const later = Date.now() + 1_000;
  expect((await claimMail(store, 1_000, later))?.kind).toBe('notice');
});

test.each([
  ['three days', 'confirmation', true],
  ['three days', 'notice', false],
] as const)('not sent for %s: a %s is given up → %s', async (_, kind, isOver) => {
  const { env } = await startMail({ refusals: ['451 later'] });
  const { settings } = await inboxSettings(env);
  const store = openStore(settings.inbox);
  const mail = aMail('a');
  await store.write((tx) => queueMail(tx, kind, 'a@example.com', mail));
  const old = Date.now() - 73 * 3_600_000;
  await store.write((tx) => sql`UPDATE outbox SET made_at = ${old}`.execute(tx));
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const outbox = startOutbox({ store, smtpUrl: env.SMTP_URL, words, say });
  await until(() => said.length > 0);
  expect(said[0]!.endsWith('is given up.')).toBe(isOver);
  await outbox.stop();
  await store.close();
});

test('three processes → every mail is sent once', { timeout: 60_000 }, async () => {
  const { env, mails } = await startMail();
  const { settings } = await inboxSettings(env);
  const stores = [1, 2, 3].map(() => openStore(settings.inbox));
  await stores[0]!.write(async (tx) => {
    for (let index = 0; index < 60; index += 1) {
      const mail = aMail(`No ${index}.`);
      await queueMail(tx, 'notice', 'a@example.com', mail);
    }
  });
  const say = () => {};
  const smtpUrl = env.SMTP_URL;
  const outboxes = stores.map((store) => startOutbox({ store, smtpUrl, words, say }));
  const waiting = sql<{ id: string }>`SELECT id FROM outbox WHERE done_at IS NULL`;
  await until(async () => (await stores[0]!.read(waiting)).length === 0);
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
  await Promise.all(stores.map((store) => store.close()));
  expect(mails).toHaveLength(60);
  expect(new Set(mails.map((mail) => mail.match(/No \d+\./)![0])).size).toBe(60);
});

test('a mail whose process died → claimed by another after its lease', async () => {
  const { store } = await startInbox();
  const mail = aMail('a');
  await store.write((tx) => queueMail(tx, 'notice', 'a@example.com', mail));
  const claims = await Promise.all([1, 2, 3].map(() => claimMail(store, 1_000)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claimMail(store, 1_000)).toBeUndefined();
  expect((await claimMail(store, 1_000, Date.now() + 1_001))?.tries).toBe(2);
});

test('no SMTP_URL → said once; messages are kept, and the newsletter names the address', async () => {
  const { json, rows, said } = await startInbox();
  expect(said).toEqual([expect.stringContaining('SMTP_URL is not set')]);
  expect((await json('contact', contact())).statusCode).toBe(201);
  expect([await rows('outbox'), (await rows('message')).length]).toEqual([[], 1]);
  const closed = await json('newsletter', subscribe('ada@example.com'));
  expect([closed.statusCode, closed.json().message.endsWith(words.email)]).toEqual([503, true]);
});

test('LOG=json → what happened, without addresses and tokens', async () => {
  const lines: string[] = [];
  const write = (line: unknown) => lines.push(String(line)) > 0;
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation(write);
  const { env } = await startMail({ refusals: ['550 ada@example.com is full'] });
  const { app, json } = await startInbox({ ...env, LOG: 'json' });
  await json('contact', contact());
  await app.inject('/api/newsletter/confirm?token=s3cret');
  await until(() => lines.some((line) => line.includes('A notice was not sent (550, try 1)')));
  stdout.mockRestore();
  const paths = lines.map((line) => JSON.parse(line).path).filter(Boolean);
  expect(paths).toEqual(['/api/forms/contact', '/api/newsletter/confirm']);
  expect(lines.join()).not.toMatch(/s3cret|@|10\.0\.|127\.0/);
});
