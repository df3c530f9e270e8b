import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { claimMail, queueMail } from './outbox.ts';
import { contact, startInbox, startMail, until, words } from './testing.ts';

const mail = { to: 'us@example.com', subject: 'a', text: 'a', headers: {} as never };
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

test.each([
  ['confirmation', 'given up'],
  ['notice', 'tried again'],
] as const)('three days later: a %s → %s', async (kind, outcome) => {
  const { env } = await startMail({ refusals: Array(99).fill('451 later') });
  const { store, said } = await startInbox(env);
  const made = Date.now() - 73 * 3_600_000;
  await store.write(async (tx) => {
    await queueMail(tx, kind, 'a@example.com', mail);
    await sql`UPDATE outbox SET made_at = ${made}`.execute(tx);
  });
  await until(() => said.includes(`A ${kind} was not sent (451, try 1) and is ${outcome}.`));
});

test('mails to others that wait → the company’s goes first', async () => {
  const { store } = await startInbox();
  for (const kind of ['confirmation', 'welcome', 'notice'] as const)
    await store.write((tx) => queueMail(tx, kind, 'a@example.com', mail));
  expect((await claimMail(store, 1_000, Date.now() + 1_000))?.kind).toBe('notice');
});

test('three servers with one store → every mail is sent once', async () => {
  const { env, mails } = await startMail();
  const first = await startInbox(env);
  const servers = [first, await startInbox(first.env), await startInbox(first.env)];
  const posts = Array.from({ length: 60 }, (_, index) =>
    servers[index % 3]!.json('contact', contact()),
  );
  await Promise.all(posts);
  await until(async () => (await first.rows('outbox')).every(({ done_at }) => done_at));
  expect(mails).toHaveLength(60);
  expect(new Set(mails.map((text) => text.match(/^Message-ID: .*/m)![0])).size).toBe(60);
});

test('a mail whose process died → claimed by another after its lease', async () => {
  const { store } = await startInbox();
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
