import { expect, onTestFinished, test, vi } from 'vitest';
import { contact, english, startInbox, until } from './fixture-inbox.ts';
import { BATCH, claimMails, queueMail, startOutbox, TIMING } from './outbox.ts';
import { DAY, HOUR, startRetention } from './retention.ts';
import type { Store } from './store.ts';

const mail = { to: 'us@example.com', subject: 'a', text: 'a', headers: {} as never };
const LATER = '451 later';

test('a mail server that refuses, then hangs up → the notice still arrives, and the company can reply', async () => {
  const answers = { RCPT: [LATER, '550 no', '421 busy'], DATA: ['drop', 'drop'] };
  const { send, rows, logged, mails } = await startInbox({}, answers);
  await send({ firstName: 'Ada\r\nBcc: all@example.com' });
  await until(async () => (await rows('outbox'))[0]!.done_at);
  const [row] = await rows('outbox');
  expect(row).toMatchObject({ error: null, mail: '' });
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(`Message-ID: <${row!.id}@${english.email.split('@')[1]}>`);
  expect(mails[0]).toMatch(/^To: us@example\.com$/m);
  expect(mails[0]).toMatch(/^Reply-To: .*ada@example\.com/m);
  expect(mails[0]).toMatch(/^Content-Type: text\/plain/m);
  expect(mails[0]).toContain('Two pallets.');
  expect(mails[0]).not.toMatch(/^Bcc/m);
  expect(logged).toContain('A notice was not sent (550, try 2). It will be tried again.');
  expect(logged.join()).not.toContain('ada@');
});

test.each([
  ['confirmation', 'is given up', '550', 'there is no such address', { RCPT: ['550 nobody'] }, 0],
  ['notice', 'will be tried again', '550', 'there is no such address', { RCPT: ['550 nobody'] }, 0],
  ['confirmation', 'will be tried again', '550', 'we may not send', { MAIL: ['550 not you'] }, 0],
  ['confirmation', 'is given up', '451', 'it is three days old', { RCPT: [LATER] }, 73],
  ['notice', 'will be tried again', '451', 'it is three days old', { RCPT: [LATER] }, 73],
  ['notice', 'is given up', '451', 'it is a week old', { RCPT: [LATER] }, 169],
] as const)('a %s %s: %s, as %s', async (kind, outcome, code, _, answers, hours) => {
  const { store, logged } = await startInbox({}, answers as object);
  await store.write(async (tx) => {
    await queueMail(tx, kind, 'a@example.com', mail);
    await tx
      .updateTable('outbox')
      .set((eb) => ({ made_at: eb('made_at', '-', hours * HOUR) }))
      .execute();
  });
  await until(() => logged.includes(`A ${kind} was not sent (${code}, try 1). It ${outcome}.`));
});

// 0.0.0.0 is this machine too, but its name does not show it.
test.each([
  ['on this machine with any certificate', 'sent', 'smtps://127.0.0.1', true],
  ['elsewhere with a certificate that nobody vouches for', 'not sent', 'smtps://0.0.0.0', true],
  ['elsewhere without encryption', 'not sent', 'smtp://0.0.0.0', false],
])('a mail server %s → %s', async (_, outcome, url, isEncrypted) => {
  const { send, rows, logged, mails } = await startInbox({}, { url, isEncrypted });
  await send();
  await until(async () => (await rows('outbox'))[0]!.done_at || logged.length > 1);
  expect(mails).toHaveLength(outcome === 'sent' ? 1 : 0);
  expect(logged.join()).toMatch(outcome === 'sent' ? /^$/ : /ESOCKET, try 2/);
});

test('a notice was given up → the log says so each day, and the list names the message', async () => {
  Object.assign(TIMING, { reminder: 100 });
  onTestFinished(() => void Object.assign(TIMING, { reminder: DAY }));
  const { send, store, rows, inbox, logged } = await startInbox({}, { refused: 'Two pallets' });
  await send();
  await until(async () => (await rows('outbox'))[0]!.tries > 0);
  expect(await inbox('list')).not.toContain('NO NOTICE');
  await store.write((tx) =>
    tx
      .updateTable('outbox')
      .set({ made_at: -8 * DAY })
      .execute(),
  );
  const isReminder = (line: string) => line.startsWith('Notices given up: 1.');
  await until(() => logged.filter(isReminder).length > 1);
  expect(await inbox('list')).toMatch(/Ada Frost .* NO NOTICE Two pallets\.$/);
});

test('a hundred refused notices and a new one → the new one is in the first batch, over few connections', async () => {
  const { store, rows, server, mails } = await startInbox({}, { refused: 'bad words' });
  const bad = { ...mail, text: 'bad words' };
  const { attempts } = server!;
  await store.write(async (tx) => {
    for (let count = 0; count < 100; count += 1) await queueMail(tx, 'notice', '', bad);
    await tx.updateTable('outbox').set({ tries: 1, due_at: 0 }).execute();
    await queueMail(tx, 'notice', '', { ...mail, text: 'good words' });
  });
  await until(async () => (await rows('outbox')).every(({ tries }) => tries > 1 || mails.length));
  expect(attempts.findIndex((text) => text.includes('good words'))).toBeLessThan(BATCH);
  expect(server!.connections.length).toBeLessThanOrEqual(5);
});

test('mails that are refused after their text → no pause for the mail server; the others are sent at once', async () => {
  Object.assign(TIMING, { poll: 30_000 });
  onTestFinished(() => void Object.assign(TIMING, { poll: 20 }));
  const { send, store, mails } = await startInbox({}, { refused: 'bad words' });
  await store.write(async (tx) => {
    for (let count = 0; count < 3 * BATCH; count += 1)
      await queueMail(tx, 'notice', '', { ...mail, text: 'bad words' });
  });
  await send(); // wakes the outbox, once
  await until(() => mails.length === 1);
});

test('two servers claim mails → the company’s first, each mail once; again if its server has died', async () => {
  const first = await startInbox();
  const { store } = await startInbox(first.env);
  for (const kind of ['confirmation', 'welcome', 'notice'] as const)
    await store.write((tx) => queueMail(tx, kind, 'a@example.com', mail));
  const options = { limit: 1, lease: 1_000 };
  expect(await claimMails(store, options)).toMatchObject([{ kind: 'notice', tries: 1 }]);
  const stores = [store, first.store, store, first.store];
  const claims = await Promise.all(stores.map((each) => claimMails(each, options)));
  const claimed = claims.flat().map(({ kind }) => kind);
  expect(claimed.sort()).toEqual(['confirmation', 'welcome']);
  const later = { ...options, now: Date.now() + 1_001 };
  expect(await claimMails(store, later)).toMatchObject([{ kind: 'notice', tries: 2 }]);
});

test('no SMTP_URL → reported once; messages are stored, and the newsletter’s answer names the address', async () => {
  const { postJson, send, rows, logged } = await startInbox();
  expect(logged).toEqual([expect.stringContaining('SMTP_URL is not set')]);
  expect(await send()).toBe(201);
  expect([await rows('outbox'), (await rows('message')).length]).toEqual([[], 1]);
  const refused = await postJson('newsletter', { ...contact(), subscribe: true });
  expect([refused.statusCode, refused.json().message.endsWith(english.email)]).toEqual([503, true]);
});

test('LOG=json → a line for each request and failure, without addresses and queries', async () => {
  const lines: string[] = [];
  const write = (line: unknown) => lines.push(String(line)) > 0;
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation(write);
  const answers = { RCPT: ['550 ada@example.com is full'] };
  const { app, get, send } = await startInbox({ LOG: 'json' }, answers);
  await app.inject('/about?token=s3cret');
  await send();
  await get('newsletter/confirm?token=s3cret');
  await until(() => lines.some((line) => line.includes('A notice was not sent (550, try 1)')));
  stdout.mockRestore();
  expect(lines.map((line) => JSON.parse(line)).filter(({ path }) => path)).toMatchObject([
    { method: 'GET', path: '/about', status: 200 },
    { method: 'POST', path: '/api/forms/contact', status: 201 },
    { method: 'GET', path: '/api/newsletter/confirm', status: 404 },
  ]);
  expect(lines.join()).not.toMatch(/s3cret|@|10\.0\.|127\.0/);
});

test('a mistake in our code, in the background → a line in the log, without what the visitor wrote', async () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const fail = () => Promise.reject(new TypeError('Two pallets.'));
  const store = { read: fail, write: fail, isPostgres: false } as unknown as Store;
  const { stop } = startOutbox(store, 'smtp://127.0.0.1', english, log);
  startRetention(store, 365, log);
  const jobs = ['Erasing old entries', 'Counting notices given up', 'Sending mails'];
  await until(() => jobs.every((job) => lines.some((line) => line.startsWith(job))));
  await stop();
  for (const line of lines) expect(line).toMatch(/ failed: TypeError at .*\.test\.ts:\d+:\d+\)?$/);
});
