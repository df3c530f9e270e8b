import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../../../e2e/tools/until.ts';
import {
  aMessage,
  NO_MAIL_SERVER,
  openStore,
  QUICK,
  startInbox,
  untilRows,
} from '../testing/inbox.ts';
import { type Behaviour, readMail, startMailServer } from '../testing/mail-server.ts';
import { OFFICE, startWithMail, withEachStore, withMailServer } from '../testing/stores.ts';
import { DAY, type Database, HOUR, type Query } from './database.ts';
import { letterFor, type Mail, noticeOf } from './mails.ts';
import { listErrors, queueMail, startOutbox, type Timing } from './outbox.ts';
import { queueLetter, requestSubscription } from './subscribers.ts';
import { texts } from './texts.ts';

const CONTACT = '/api/forms/contact';
const SITE = 'https://site.example';
const LETTER = { subject: 'A cold month', body: 'It was cold.' };
const OCCASION = { at: Date.now(), wording: '', source: '', siteOrigin: SITE, texts };
const WAITING = 'SELECT id FROM outbox WHERE sent_at IS NULL';
const TRIED = 'last_error IS NOT NULL';

/** A mail to the company about a person. */
const queueNotice =
  (mail: Mail, now = Date.now()) =>
  (query: Query) =>
    queueMail(query, { kind: 'notice', address: 'ada@example.com', mail, now });

const NOTICE = noticeOf(
  {
    id: 'a',
    form: 'contact',
    received_at: 0,
    first_name: 'Ada',
    last_name: 'Frost',
    email: 'ada@example.com',
    message: 'Berries',
    details: '{}',
    suspect: 0,
  },
  OFFICE,
  texts,
);

/** One with an attachment. */
const withAttachment = (source: object) => {
  const mail = letterFor('x@example.com', 't', SITE, LETTER, texts);
  return queueNotice({ ...mail, attachments: [source] } as Mail);
};

/** What the inbox has logged so far. */
const said = () => vi.mocked(console.error).mock.calls.flat();

withEachStore((makeStore) => {
  const start = async (timing = QUICK) => startWithMail(await makeStore(), timing);

  test('a message → the company is told once, can answer the visitor, and the outbox forgets the words', async () => {
    const { mail, inbox, allSent } = await start();
    const message = aMessage({ message: 'Grüße aus Öland.\nTwo pallets.' });
    await inbox.post(CONTACT, message);
    await inbox.post(CONTACT, message);
    await allSent();
    expect(mail.received).toHaveLength(1);
    const { headers, text } = readMail(mail.received[0]!);
    expect(headers.get('to')).toBe(OFFICE);
    expect(headers.get('reply-to')).toBe(`Ada Frost <${message.email}>`);
    expect(headers.get('subject')).toBe(`${texts.notice.subject} Ada Frost`);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(text.replaceAll('\r\n', '\n')).toContain(message.message);
    const [row] = await inbox.query('SELECT id, mail FROM outbox');
    expect(row!.mail).toBe('');
    const [, domain] = texts.company.emails.general.split('@');
    expect(headers.get('message-id')).toBe(`<${row!.id}@${domain}>`);
  });

  test('names that hold headers → one subject, one recipient; a suspect message → told so in the subject', async () => {
    const { inbox, received } = await start();
    const firstName = 'Ada\r\nBcc: all@example.com\r\nX-Evil: 1';
    const lastName = '" <x@evil.example>, "y';
    await inbox.post(CONTACT, aMessage({ firstName, lastName }));
    const { headers } = await received(1);
    expect([headers.has('bcc'), headers.has('x-evil')]).toEqual([false, false]);
    expect(headers.get('to')).toBe(OFFICE);
    expect(headers.get('reply-to')).toMatch(/<ada\d+@example\.com>$/);
    await inbox.post(CONTACT, aMessage({ website: 'x' }));
    const { suspect, subject } = texts.notice;
    const next = await received(2);
    expect(next.headers.get('subject')).toBe(`${suspect} ${subject} Ada Frost`);
  });

  test('the server refuses, hangs, dies mid-way and comes back → every message notified once', async () => {
    const { mail, inbox, allSent } = await start({ ...QUICK, patience: 3_000 });
    const behaviours = ['refuses', 'hangs', 'dies'] satisfies Behaviour[];
    for (const behaviour of behaviours) {
      mail.be(behaviour);
      for (let i = 0; i < 3; i += 1) await inbox.post(CONTACT, aMessage({ lastName: behaviour }));
      const tried = "SELECT id FROM outbox WHERE tries > 0 AND mail LIKE '%' || $1 || '%'";
      await untilRows(() => inbox.query(tried, behaviour), `${behaviour}: tried`);
    }
    expect(mail.received).toHaveLength(0);
    mail.be('works');
    await allSent();
    const subjects = mail.received.map((source) => readMail(source).headers.get('subject'));
    const subjectOf = (behaviour: string) => `${texts.notice.subject} Ada ${behaviour}`;
    expect(subjects.sort()).toEqual(
      behaviours.flatMap((behaviour) => Array(3).fill(subjectOf(behaviour))).sort(),
    );
  });

  test('a stop with mail in the outbox → sent after the next start, the mail in hand not twice', async () => {
    const { mail, settings } = await withMailServer(await makeStore());
    mail.be('refuses');
    const first = await startInbox(settings);
    for (let i = 0; i < 5; i += 1) await first.post(CONTACT, aMessage());
    expect(await first.query(WAITING)).toHaveLength(5);
    await first.stop();
    expect(mail.received).toEqual([]);
    mail.be('works');
    const second = await startInbox(settings); // and nobody writes to it
    await untilRows(() => second.query(WAITING), 'all notices are sent', 0);
    await second.stop();
    const ids = mail.received.map((source) => readMail(source).headers.get('message-id'));
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });

  test('a mail that fails again and again → waits twice as long each time, an hour at most', async () => {
    const [first, longest] = [600_000, 3_600_000];
    const { mail, inbox } = await start({ ...QUICK, firstRetry: first, longestRetry: longest });
    mail.be('refuses');
    await inbox.post(CONTACT, aMessage());
    const tried = (tries: number) =>
      until(
        () =>
          inbox.query<{ due_at: number }>(
            `SELECT due_at FROM outbox WHERE tries = $1 AND ${TRIED}`,
            tries,
          ),
        `try ${tries}`,
        ({ length }) => length > 0,
      );
    await tried(1);
    for (const [tries, delay] of [
      [2, 2 * first],
      [3, 4 * first],
      [20, longest],
    ] as const) {
      const before = Date.now();
      await inbox.query('UPDATE outbox SET last_error = NULL, due_at = 0, tries = $1', tries - 1);
      const [row] = await tried(tries);
      expect(row!.due_at - before).toBeGreaterThanOrEqual(delay / 2);
      expect(row!.due_at - Date.now()).toBeLessThanOrEqual(delay);
    }
  });

  test('two servers that start at once on an empty store, the same 40 ids to both → each stored once and notified once', async () => {
    const { mail, settings } = await withMailServer(await makeStore());
    const both = await Promise.all([startInbox(settings), startInbox(settings)]);
    const answers = Array.from({ length: 40 }, async () => {
      const message = aMessage();
      const pair = await Promise.all(both.map((server) => server.post(CONTACT, message)));
      return pair.map(({ status }) => status).sort();
    });
    expect(await Promise.all(answers)).toEqual(Array(40).fill([200, 201]));
    expect(await both[0].query('SELECT id FROM message')).toHaveLength(40);
    await untilRows(() => both[0].query(WAITING), 'all notices are sent', 0);
    await Promise.all(both.map((server) => server.stop()));
    expect(mail.received).toHaveLength(40);
  });

  /** A store with letters queued for these addresses, the first due first, and no sender yet. */
  async function withLetters(...addresses: string[]) {
    const { mail, settings } = await withMailServer(await makeStore());
    const store = openStore(settings);
    const before = Date.now() - HOUR;
    for (const [index, address] of addresses.entries()) {
      await store.query(
        "INSERT INTO subscriber (address, token, state, since) VALUES ($1, $1, 'confirmed', 0)",
        address,
      );
      await store.transact((query) => queueLetter(query, LETTER, SITE, texts, before + index));
    }
    const start = (timing: Timing, changes: Partial<Database> = {}) => {
      const outbox = startOutbox({ ...store, ...changes }, mail.url, timing);
      onTestFinished(() => outbox.stop());
      return outbox;
    };
    const rows = (where = 'true') =>
      store.query(`SELECT * FROM outbox WHERE ${where} ORDER BY priority, made_at`);
    /** Waits until this many rows match. */
    const untilSuch = (where: string, count: number) =>
      untilRows(() => rows(where), `${count} rows: ${where}`, count);
    const request = (address: string, at = OCCASION.at) =>
      store.transact((query) => requestSubscription(query, address, { ...OCCASION, at }));
    onTestFinished(() => store.close());
    return { mail, store, start, rows, untilSuch, request };
  }
  const readers = (count: number) =>
    Array.from({ length: count }, (_, index) => `reader${index}@example.com`);
  /** An outbox that has gone to sleep does not wake up during the test. */
  const SLEEPY = { ...QUICK, poll: 3_600_000 };

  test('letters have waited for long → a notice goes out before them, and a confirmation next', async () => {
    const { mail, store, start, request } = await withLetters(...readers(5));
    await request('new@example.com');
    await store.transact(queueNotice(NOTICE));
    start(QUICK);
    await until(() => mail.received.length === 7, 'all mail is sent');
    const recipients = mail.received.map((source) => readMail(source).headers.get('to'));
    expect(recipients.slice(0, 2)).toEqual([OFFICE, 'new@example.com']);
  });

  test('addresses refuse their letters → the next letter goes out at once, on one connection, which ends with the outbox', async () => {
    const dead = ['dead1@example.com', 'dead2@example.com'];
    const { mail, start } = await withLetters(...dead, ...readers(5));
    mail.refuse(/dead/, 450);
    const connections: Socket[] = [];
    mail.server.on('connection', (socket) => connections.push(socket));
    const outbox = start({ ...SLEEPY, patience: HOUR });
    await until(() => mail.received.length === 5, 'the other letters go out');
    expect(connections).toHaveLength(1);
    await outbox.stop();
    await vi.waitFor(() => expect(connections[0]!.destroyed).toBe(true), 10_000);
  });

  test('letters are refused once they are handed over → the next is tried at once', async () => {
    const { mail, start, untilSuch } = await withLetters(...readers(3));
    mail.be('refuses');
    start(SLEEPY);
    await untilSuch(TRIED, 3);
  });

  test.for<[string, (mail: Awaited<ReturnType<typeof startMailServer>>) => void]>([
    ['lets nobody in', (mail) => mail.be('bars')],
    ['cuts the connection', (mail) => mail.be('dies')],
    ['says that it goes away', (mail) => mail.be('refuses', 421)],
    ['talks nonsense', (mail) => mail.be('refuses', 'What?')],
    ['has a daily limit', (mail) => mail.refuse(/./, 550, '5.4.5 Daily sending limit exceeded')],
  ])(
    'the mail server %s → the next letter waits, none is given up, and all go out once it is well',
    async ([, beginTrouble]) => {
      const { mail, start, rows, untilSuch } = await withLetters(...readers(2));
      beginTrouble(mail);
      const outbox = start(SLEEPY);
      await untilSuch(TRIED, 1);
      await outbox.stop();
      expect((await rows('failed_at IS NULL')).map(({ tries }) => tries)).toEqual([1, 0]);
      mail.be('works');
      mail.refuse(/nobody/, 550);
      start(QUICK);
      await untilSuch('sent_at IS NOT NULL', 2);
    },
  );

  test('mails that nobody wants any more → not sent, and forgotten', async () => {
    const { mail, store, start, rows, untilSuch, request } = await withLetters(
      'gone@example.com',
      ...readers(1),
    );
    await request('hasty@example.com');
    const turnTo = (state: string, address: string) =>
      store.query('UPDATE subscriber SET state = $1 WHERE address = $2', state, address);
    await turnTo('unsubscribed', 'gone@example.com');
    await turnTo('confirmed', 'hasty@example.com'); // with the link of an earlier mail
    start(QUICK);
    await untilSuch('sent_at IS NULL', 0);
    expect((await rows()).map(({ address }) => address)).toEqual(readers(1));
    expect(mail.received).toHaveLength(1);
  });

  test('three days of refusals → we stop retrying a visitor, the company is still told', async () => {
    const { mail, store, start, rows, untilSuch, request } = await withLetters();
    const queued = Date.now();
    const end = queued + 3 * DAY;
    vi.useFakeTimers({ toFake: ['Date'], now: end });
    onTestFinished(() => void vi.useRealTimers());
    await store.transact(queueNotice(NOTICE, queued));
    await request('ada@example.com', queued);
    mail.refuse(/./, 450);
    start(QUICK);
    await untilSuch(TRIED, 2);
    expect(await rows('failed_at IS NULL')).toHaveLength(2);

    vi.setSystemTime(end + HOUR);
    const [over] = await untilSuch('failed_at IS NOT NULL', 1);
    expect(over).toMatchObject({ kind: 'confirmation', tries: 2, failed_at: end + HOUR, mail: '' });
    expect(await rows("kind = 'notice' AND failed_at IS NULL AND mail <> ''")).toHaveLength(1);
  });

  test('a server that comes late to the store → leaves alone what another has in hand', async () => {
    const { mail, store, start, rows, untilSuch } = await withLetters(...readers(1));
    const reached = Promise.withResolvers<void>();
    const looked = Promise.withResolvers<void>();
    const transact: Database['transact'] = async (work) => {
      await reached.promise;
      return store.transact(work).finally(looked.resolve);
    };
    start(SLEEPY, { transact }); // it has read the clock, and waits
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR });
    onTestFinished(() => void vi.useRealTimers());
    mail.be('hangs');
    start(SLEEPY);
    await untilSuch('tries = 1', 1);
    reached.resolve();
    await looked.promise;
    expect(await rows('tries = 1')).toHaveLength(1);
  });

  test('the store is away when a mail has gone out → remembered, and not sent again', async () => {
    const { mail, store, start, untilSuch } = await withLetters(...readers(1));
    let refusals = 0;
    const transact: Database['transact'] = (work) => {
      if (mail.received.length === 0 || refusals === 3) return store.transact(work);
      refusals += 1;
      return Promise.reject(new Error('away'));
    };
    start({ ...QUICK, lease: 0 }, { transact });
    await untilSuch('sent_at IS NULL', 0);
    expect([refusals, mail.received.length]).toEqual([3, 1]);
  });

  test('told to stop while the store is away → ends at once, and the mail is kept', async () => {
    const { mail, store, start, rows } = await withLetters(...readers(1));
    mail.be('bars');
    let works = 0;
    const transact: Database['transact'] = (work) => {
      works += 1;
      return works === 1 ? store.transact(work) : Promise.reject(new Error('away'));
    };
    const outbox = start(SLEEPY, { transact });
    await until(() => works === 2, 'the failure cannot be stored');
    await outbox.stop();
    expect(await rows('sent_at IS NULL AND failed_at IS NULL')).toHaveLength(1);
  });

  test('told to stop while the mail server is silent → ends, and the mail is kept', async () => {
    const { mail, start, rows } = await withLetters(...readers(1));
    mail.be('hangs');
    const connection = once(mail.server, 'connection');
    const outbox = start({ ...SLEEPY, patience: HOUR, farewell: 50 });
    await connection;
    await outbox.stop();
    expect(await rows(`sent_at IS NULL AND ${TRIED}`)).toHaveLength(1);
  });

  test('a notice that the office refuses for good → tried again until it is taken', async () => {
    const { mail, inbox, allSent } = await start();
    mail.refuse(/office/, 550);
    await inbox.post(CONTACT, aMessage());
    await until(
      () => inbox.query('SELECT tries FROM outbox'),
      'it is tried again',
      ([row]) => Number(row?.tries) > 2,
    );
    mail.refuse(/nobody/, 550);
    await allSent();
    expect(await inbox.query('SELECT last_error FROM outbox')).toEqual([{ last_error: null }]);
  });

  test('a mail that names a file or an address to take in → neither is opened, and the reason is kept in one short line', async () => {
    const { store, start } = await withLetters();
    const path = `a\n\n  b${'c'.repeat(300)}`;
    for (const source of [{ path: 'package.json' }, { href: 'http://127.0.0.1:9/' }, { path }])
      await store.transact(withAttachment(source));
    start(QUICK);
    const errors = await untilRows(() => store.transact(listErrors), 'all have failed', 3);
    expect(errors.map(({ reason }) => reason).sort()).toEqual([
      'File access rejected for a b'.padEnd(200, 'c'),
      'File access rejected for package.json',
      'Url access rejected for http://127.0.0.1:9/',
    ]);
  });

  test('a mail that is not sent → a line that says why, and what becomes of it', async () => {
    const { mail, inbox } = await start();
    vi.mocked(console.error).mockClear();
    mail.refuse(/office/, 450);
    await inbox.post(CONTACT, aMessage());
    const again = 'A mail was not sent (450, try 1). It stays in the outbox and is tried again.';
    await until(() => said().includes(again), 'a line about the notice');
    mail.refuse(/dead/, 500); // the first permanent code
    await inbox.transact((query) => requestSubscription(query, 'dead@example.com', OCCASION));
    await inbox.post(CONTACT, aMessage());
    const over = 'A mail was not sent (500, try 1). It is not tried again.';
    await until(() => said().includes(over), 'a line about the confirmation');
  });

  test('one refusal for three letters running, whatever it says → the mail server’s: none is given up', async () => {
    const { mail, start, untilSuch } = await withLetters(...readers(5));
    mail.refuse(/./, 550, '5.1.1 <ADDRESS> we relay for nobody, q9f3');
    const outbox = start(SLEEPY);
    await untilSuch(TRIED, 3);
    await untilSuch('failed_at IS NULL', 5);
    outbox.wake();
    await untilSuch(TRIED, 4);
    await untilSuch('failed_at IS NULL', 5);
  });

  test.for([
    [500, '5.1.1 no such user', 2],
    [550, '5.1.10 null MX', 2],
    [550, '5.2.1 mailbox disabled', 2],
    [550, '5.2.2 mailbox full', 0],
    [550, '5.1.8 sender has no mail server', 0],
    [550, '5.7.1 not from you', 0],
    [550, 'no such user', 0],
    [450, '5.1.1 not yet', 0],
  ] as const)(
    'two addresses answer %i %s → %i letters are given up, and the others go out',
    async ([code, text, given]) => {
      const dead = ['dead1@example.com', 'dead2@example.com'];
      const { mail, start, rows, untilSuch } = await withLetters(...dead, ...readers(2));
      mail.refuse(/dead/, code, text);
      start({ ...QUICK, firstRetry: HOUR, longestRetry: HOUR });
      await untilSuch('sent_at IS NOT NULL', 2);
      await untilSuch(TRIED, 2);
      await untilSuch('failed_at IS NOT NULL', given);
      const over = { tries: 1, mail: '', last_error: expect.stringContaining(`${code} ${text}`) };
      expect(await rows('failed_at IS NOT NULL')).toMatchObject(Array(given).fill(over));
    },
  );

  test('a letter that was given up, sent again → queued for those alone, and sent', async () => {
    const { mail, store, start, untilSuch } = await withLetters('dead@example.com', ...readers(2));
    mail.refuse(/dead/, 550);
    const outbox = start(QUICK);
    await untilSuch('sent_at IS NOT NULL', 2);
    await untilSuch('failed_at IS NOT NULL', 1);
    mail.refuse(/nobody/, 550);
    const again = () =>
      store.transact((query) => queueLetter(query, LETTER, SITE, texts, Date.now()));
    expect(await again()).toBe(1);
    outbox.wake();
    await untilSuch('sent_at IS NOT NULL', 3);
    expect(await again()).toBe(0);
  });

  test('refusals that differ in the address and the number alone → one line for all of them', async () => {
    const { store } = await withLetters(...readers(3));
    const refusal = "'550 5.1.1 <' || address || '> unknown (id a' || length(token) || 'x7)'";
    await store.query(
      `UPDATE outbox SET last_error = (SELECT ${refusal} FROM subscriber s WHERE s.address = outbox.address)`,
    );
    expect(await store.transact(listErrors)).toEqual([
      { reason: expect.stringMatching(/^550 5\.1\.1 … unknown/), mails: 3 },
    ]);
  });

  test('a mail server elsewhere that offers no encryption → no mail, and no password', async () => {
    const { mail, store } = await withLetters(...readers(1));
    // Not a loopback address, though it leads to this machine.
    const outbox = startOutbox(store, `smtp://user:secret@0.0.0.0:${mail.port}`, QUICK);
    const errors = await untilRows(() => store.transact(listErrors), 'it is tried');
    await outbox.stop();
    expect(errors[0]!.reason).toMatch(/TLS/i);
    expect(mail.received).toHaveLength(0);
  });

  test('a certificate that nobody has signed → sent on this machine, and to nobody elsewhere', async () => {
    const { store, rows, untilSuch } = await withLetters(...readers(1));
    const mail = await startMailServer({ isEncrypted: true });
    onTestFinished(() => mail.stop());
    const elsewhere = startOutbox(store, `smtp://0.0.0.0:${mail.port}`, QUICK);
    await untilSuch(TRIED, 1);
    await elsewhere.stop();
    expect((await rows())[0]!.last_error).toMatch(/certificate/i);
    const here = startOutbox(store, `smtp://localhost:${mail.port}`, QUICK);
    onTestFinished(() => here.stop());
    await untilSuch('sent_at IS NOT NULL', 1);
  });

  test('a clock that was a year ahead when a mail was queued → sent all the same', async () => {
    const { start, store, untilSuch } = await withLetters(...readers(1));
    await store.query('UPDATE outbox SET due_at = $1', Date.now() + 365 * DAY);
    start(QUICK);
    await untilSuch('sent_at IS NOT NULL', 1);
  });
});

test.for([
  ['holds no mail', false],
  ['is away', true],
] as const)(
  'a store that %s → asked every five seconds, and when called, until a stop',
  async ([, isAway]) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let looks = 0;
    const transact = async () => {
      looks += 1;
      await turn();
      if (isAway) throw new Error('away');
    };
    const outbox = startOutbox({ transact } as unknown as Database, NO_MAIL_SERVER.SMTP_URL);
    /** How often it has looked after this much time. */
    const looksAfter = async (ms: number) => {
      vi.advanceTimersByTime(ms);
      for (let i = 0; i < 10; i += 1) await turn(); // one look takes one
      return looks;
    };
    expect(await looksAfter(0)).toBe(1);
    expect(await looksAfter(4_999)).toBe(1);
    expect(await looksAfter(1)).toBe(2);
    await looksAfter(4_000);
    outbox.wake();
    expect(await looksAfter(0)).toBe(3);
    expect(await looksAfter(4_999)).toBe(3);
    await outbox.stop();
    expect(vi.getTimerCount()).toBe(0); // nothing keeps the process alive
    outbox.wake();
    expect(await looksAfter(5_000)).toBe(3);
  },
);
