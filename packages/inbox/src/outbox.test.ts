import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../../../e2e/tools/until.ts';
import { aMessage, NO_MAIL_SERVER, QUICK, startInbox } from '../testing/inbox.ts';
import { type Behaviour, readMail, startMailServer } from '../testing/mail-server.ts';
import { withEachStore } from '../testing/stores.ts';
import { type Database, query } from './database.ts';
import { DAY, HOUR } from './durations.ts';
import { openDatabase } from './inbox.ts';
import { letterFor, noticeOf } from './mails.ts';
import type { Message } from './messages.ts';
import { listErrors, queueMail, startOutbox, type Timing } from './outbox.ts';
import { readEnvironment } from './settings.ts';
import { queueLetter, requestSubscription } from './subscribers.ts';
import { words } from './words.ts';

const CONTACT = '/api/forms/contact';
const NOTIFY = 'office@company.example';
const SITE = 'https://site.example';
const LETTER = { subject: 'A cold month', body: 'It was cold.' };
const OCCASION = { at: Date.now(), wording: '', source: '', siteOrigin: SITE, words };

const subscriber = (address: string) =>
  query(
    "INSERT INTO subscriber (address, token, state, since) VALUES ($1, $1, 'confirmed', 0)",
    address,
  );

function queueNotice(now: number) {
  const message: Message = {
    ...{ id: 'a', form: 'contact', received_at: 0, first_name: 'Ada', last_name: 'Frost' },
    ...{ email: 'ada@example.com', message: 'Berries', details: '{}', suspect: 0 },
  };
  const mail = noticeOf(message, NOTIFY, words);
  return queueMail({ kind: 'notice', address: message.email, mail, now });
}

withEachStore((makeStore) => {
  async function withMail(timing = QUICK) {
    const mail = await startMailServer();
    const settings = { ...(await makeStore()), SMTP_URL: mail.url, NOTIFY_TO: NOTIFY };
    const inbox = await startInbox(settings, { timing });
    onTestFinished(async () => {
      await inbox.stop();
      await mail.stop();
    });
    const unsent = async () =>
      (await inbox.read(query('SELECT id FROM outbox WHERE sent_at IS NULL'))).length;
    return { mail, inbox, settings, unsent };
  }

  test('a message → the company is told once, can answer the visitor, and the outbox forgets the words', async () => {
    const { mail, inbox, unsent } = await withMail();
    const message = aMessage({ message: 'Grüße aus Öland.\nTwo pallets.' });
    await inbox.post(CONTACT, message);
    await inbox.post(CONTACT, message);
    await until(async () => (await unsent()) === 0, 'the notice is sent');
    expect(mail.received).toHaveLength(1);
    const { headers, text } = readMail(mail.received[0]!);
    expect(headers.get('to')).toBe(NOTIFY);
    expect(headers.get('reply-to')).toBe(`Ada Frost <${message.email}>`);
    expect(headers.get('subject')).toBe(`${words.notice.subject} Ada Frost`);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(text.replaceAll('\r\n', '\n')).toContain(message.message);
    const [row] = await inbox.read(query('SELECT id, mail FROM outbox'));
    expect(row!.mail).toBe('');
    const [, domain] = words.company.emails.general.split('@');
    expect(headers.get('message-id')).toBe(`<${row!.id}@${domain}>`);
  });

  test('names that hold headers → one subject, one recipient', async () => {
    const { mail, inbox } = await withMail();
    const firstName = 'Ada\r\nBcc: all@example.com\r\nX-Evil: 1';
    await inbox.post(CONTACT, aMessage({ firstName, lastName: '" <x@evil.example>, "y' }));
    await until(() => mail.received.length === 1, 'the notice is sent');
    const { headers } = readMail(mail.received[0]!);
    expect([headers.has('bcc'), headers.has('x-evil')]).toEqual([false, false]);
    expect(headers.get('to')).toBe(NOTIFY);
    expect(headers.get('reply-to')).toMatch(/<ada\d+@example\.com>$/);
  });

  test('a suspect message → told so in the subject', async () => {
    const { mail, inbox } = await withMail();
    await inbox.post(CONTACT, aMessage({ website: 'x' }));
    await until(() => mail.received.length === 1, 'the notice is sent');
    expect(readMail(mail.received[0]!).headers.get('subject')).toBe(
      `${words.notice.suspect} ${words.notice.subject} Ada Frost`,
    );
  });

  test('the server refuses, hangs, dies mid-way and comes back → every message notified once', async () => {
    const { mail, inbox, unsent } = await withMail({ ...QUICK, patience: 3_000 });
    for (const behaviour of ['refuses', 'hangs', 'dies'] satisfies Behaviour[]) {
      mail.be(behaviour);
      for (let i = 0; i < 3; i += 1) await inbox.post(CONTACT, aMessage({ lastName: behaviour }));
      const tried = () =>
        query("SELECT id FROM outbox WHERE tries > 0 AND mail LIKE '%' || $1 || '%'", behaviour);
      await until(async () => (await inbox.read(tried())).length > 0, `${behaviour}: tried`);
    }
    expect(mail.received).toHaveLength(0);
    mail.be('works');
    await until(async () => (await unsent()) === 0, 'all notices are sent');
    const subjects = mail.received.map((source) => readMail(source).headers.get('subject'));
    expect(subjects.sort()).toEqual(
      ['refuses', 'hangs', 'dies']
        .flatMap((behaviour) => Array(3).fill(`${words.notice.subject} Ada ${behaviour}`))
        .sort(),
    );
  });

  test('a stop with mail in the outbox → sent after the next start, the mail in hand not twice', async () => {
    const mail = await startMailServer();
    const settings = { ...(await makeStore()), SMTP_URL: mail.url, NOTIFY_TO: NOTIFY };
    const waiting = 'SELECT id FROM outbox WHERE sent_at IS NULL';
    mail.be('refuses');
    const first = await startInbox(settings);
    for (let i = 0; i < 5; i += 1) await first.post(CONTACT, aMessage());
    expect(await first.read(query(waiting))).toHaveLength(5);
    await first.stop();
    expect(mail.received).toEqual([]);
    mail.be('works');
    const second = await startInbox(settings); // and nobody writes to it
    const isDone = async () => (await second.read(query(waiting))).length === 0;
    await until(isDone, 'all notices are sent');
    await second.stop();
    await mail.stop();
    expect(
      new Set(mail.received.map((source) => readMail(source).headers.get('message-id'))).size,
    ).toBe(5);
    expect(mail.received).toHaveLength(5);
  });

  test('a mail that fails again and again → waits twice as long each time, an hour at most', async () => {
    const [first, longest] = [600_000, 3_600_000];
    const mail = await startMailServer();
    mail.be('refuses');
    const settings = { ...(await makeStore()), SMTP_URL: mail.url, NOTIFY_TO: NOTIFY };
    const timing = { ...QUICK, firstRetry: first, longestRetry: longest };
    const inbox = await startInbox(settings, { timing });
    onTestFinished(async () => {
      await inbox.stop();
      await mail.stop();
    });
    /** Between which times the next try lies, after so many. */
    const tryNumber = async (tries: number) => {
      const before = Date.now();
      await inbox.read(query('UPDATE outbox SET due_at = 0, tries = $1', tries - 1));
      const look =
        'SELECT due_at FROM outbox WHERE tries = $1 AND due_at > 0 AND last_error IS NOT NULL';
      const [row] = await until(
        () => inbox.read(query<{ due_at: number }>(look, tries)),
        `try ${tries}`,
        (rows) => rows.length > 0,
      );
      return { least: row!.due_at - Date.now(), most: row!.due_at - before };
    };
    await inbox.post(CONTACT, aMessage());
    await until(
      () => inbox.read(query('SELECT 1 FROM outbox WHERE last_error IS NOT NULL')),
      'the first try',
      (rows) => rows.length > 0,
    );
    for (const [tries, delay] of [
      [2, 2 * first],
      [3, 4 * first],
      [20, longest],
    ] as const) {
      await inbox.read(query('UPDATE outbox SET last_error = NULL'));
      const { least, most } = await tryNumber(tries);
      expect(most).toBeGreaterThanOrEqual(delay / 2);
      expect(least).toBeLessThanOrEqual(delay);
    }
  });

  test('two servers with one store → every notice sent once', async () => {
    const { mail, inbox, settings, unsent } = await withMail();
    const other = await startInbox(settings);
    await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 2 ? inbox : other).post(CONTACT, aMessage())),
    );
    await until(async () => (await unsent()) === 0, 'all notices are sent');
    await other.stop();
    expect(mail.received).toHaveLength(40);
  });

  /** A store in which letters wait for these addresses, the first due first, and nobody sends them yet. */
  async function withLetters(...addresses: string[]) {
    const mail = await startMailServer();
    const settings = { ...(await makeStore()), SMTP_URL: mail.url, NOTIFY_TO: NOTIFY };
    const store = openDatabase(readEnvironment(settings).inbox);
    const before = Date.now() - HOUR;
    for (const [index, address] of addresses.entries()) {
      await store.transact(subscriber(address));
      await store.transact(queueLetter(LETTER, SITE, words, before + index));
    }
    const start = (timing: Timing, database = store) => {
      const outbox = startOutbox(database, mail.url, timing);
      onTestFinished(() => outbox.stop());
      return outbox;
    };
    const rows = (where = 'true') =>
      store.transact(query(`SELECT * FROM outbox WHERE ${where} ORDER BY priority, made_at`));
    onTestFinished(async () => {
      await store.close();
      await mail.stop();
    });
    return { mail, store, start, rows };
  }
  const readers = (count: number) =>
    Array.from({ length: count }, (_, index) => `reader${index}@example.com`);
  /** An outbox that has gone to sleep does not wake up during the test. */
  const SLEEPY = { ...QUICK, poll: 3_600_000 };

  test('letters have waited for long → a notice goes out before them, and a confirmation next', async () => {
    const { mail, store, start } = await withLetters(...readers(5));
    await store.transact(requestSubscription('new@example.com', OCCASION));
    await store.transact(queueNotice(Date.now()));

    start(QUICK);
    await until(() => mail.received.length === 7, 'all mail is sent');
    const recipients = mail.received.map((source) => readMail(source).headers.get('to'));
    expect(recipients.slice(0, 2)).toEqual([NOTIFY, 'new@example.com']);
  });

  test('addresses refuse their letters → the next letter goes out at once, on the same connection', async () => {
    const { mail, start } = await withLetters(
      'dead1@example.com',
      'dead2@example.com',
      ...readers(5),
    );
    mail.refuse(/dead/, 450);
    let connections = 0;
    mail.server.on('connection', () => {
      connections += 1;
    });
    start(SLEEPY);
    await until(() => mail.received.length === 5, 'the other letters go out');
    expect(connections).toBe(1);
  });

  test('letters are refused once they are handed over → the next is tried at once', async () => {
    const { mail, start, rows } = await withLetters(...readers(3));
    mail.be('refuses');
    start(SLEEPY);
    await until(async () => (await rows('last_error IS NOT NULL')).length === 3, 'all are tried');
  });

  test.for([
    ['lets nobody in', 'bars'],
    ['cuts the connection', 'dies'],
    ['says that it goes away', 'refuses', 421],
    ['talks nonsense', 'refuses', 'What?'],
  ] as const)(
    'the mail server %s → the next letter waits, and none is given up',
    async ([, behaviour, code]) => {
      const { mail, start, rows } = await withLetters(...readers(2));
      mail.be(behaviour, code);
      const outbox = start(SLEEPY);
      await until(async () => (await rows('last_error IS NOT NULL')).length > 0, 'one is tried');
      await outbox.stop();
      expect((await rows('failed_at IS NULL')).map(({ tries }) => tries)).toEqual([1, 0]);
    },
  );

  test('mails that nobody wants any more → not sent, and forgotten', async () => {
    const { mail, store, start, rows } = await withLetters('gone@example.com', ...readers(1));
    await store.transact(requestSubscription('hasty@example.com', OCCASION));
    const turnTo = (state: string, address: string) =>
      store.transact(query('UPDATE subscriber SET state = $1 WHERE address = $2', state, address));
    await turnTo('unsubscribed', 'gone@example.com');
    await turnTo('confirmed', 'hasty@example.com'); // with the link of an earlier mail
    start(QUICK);
    await until(async () => (await rows('sent_at IS NULL')).length === 0, 'nothing waits');
    expect((await rows()).map(({ address }) => address)).toEqual(readers(1));
    expect(mail.received).toHaveLength(1);
  });

  test('three days of refusals → a visitor is let be, the company is still told', async () => {
    const { mail, store, start, rows } = await withLetters();
    const queued = Date.now();
    const end = queued + 3 * DAY;
    vi.useFakeTimers({ toFake: ['Date'], now: end });
    onTestFinished(() => void vi.useRealTimers());
    await store.transact(queueNotice(queued));
    await store.transact(requestSubscription('ada@example.com', { ...OCCASION, at: queued }));
    mail.refuse(/./, 450);
    start(QUICK);
    await until(async () => (await rows('last_error IS NOT NULL')).length === 2, 'both are tried');
    expect(await rows('failed_at IS NULL')).toHaveLength(2);

    vi.setSystemTime(end + HOUR);
    const [over] = await until(
      () => rows('failed_at IS NOT NULL'),
      'one is given up',
      (found) => found.length > 0,
    );
    expect(over).toMatchObject({ kind: 'confirmation', tries: 2, failed_at: end + HOUR, mail: '' });
    expect(await rows("kind = 'notice' AND failed_at IS NULL AND mail <> ''")).toHaveLength(1);
  });

  test('a server that comes late to the store → leaves alone what another has in hand', async () => {
    const { mail, store, start, rows } = await withLetters(...readers(1));
    const reached = Promise.withResolvers<void>();
    const looked = Promise.withResolvers<void>();
    const transact: Database['transact'] = async (work) => {
      await reached.promise;
      return store.transact(work).finally(looked.resolve);
    };
    start(SLEEPY, { ...store, transact }); // it has read the clock, and waits
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR });
    onTestFinished(() => void vi.useRealTimers());
    mail.be('hangs');
    start(SLEEPY);
    await until(async () => (await rows('tries = 1')).length === 1, 'the other has it in hand');
    reached.resolve();
    await looked.promise;
    expect(await rows('tries = 1')).toHaveLength(1);
  });

  test('the store is away when a mail has gone out → remembered, and not sent again', async () => {
    const { mail, store, start, rows } = await withLetters(...readers(1));
    let refusals = 0;
    const transact: Database['transact'] = (work) => {
      if (mail.received.length === 0 || refusals === 3) return store.transact(work);
      refusals += 1;
      return Promise.reject(new Error('away'));
    };
    start({ ...QUICK, lease: 0 }, { ...store, transact });
    await until(async () => (await rows('sent_at IS NULL')).length === 0, 'it is marked as sent');
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
    const outbox = start(SLEEPY, { ...store, transact });
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
    expect(await rows('sent_at IS NULL AND last_error IS NOT NULL')).toHaveLength(1);
  });

  test('a notice that the office refuses for good → tried again until it is taken', async () => {
    const { mail, inbox, unsent } = await withMail();
    mail.refuse(/office/, 550);
    await inbox.post(CONTACT, aMessage());
    const tries = async () =>
      Number((await inbox.read(query('SELECT tries FROM outbox')))[0]?.tries);
    await until(async () => (await tries()) > 2, 'it is tried again');
    mail.refuse(/nobody/, 550);
    await until(async () => (await unsent()) === 0, 'the notice is sent');
    expect(await inbox.read(query('SELECT last_error FROM outbox'))).toEqual([
      { last_error: null },
    ]);
  });

  test('a mail that names a file or an address to take in → neither is opened', async () => {
    const { mail, inbox } = await withMail();
    const now = Date.now();
    for (const source of [{ path: 'package.json' }, { href: `${inbox.origin}/api/health` }]) {
      const sent = {
        ...letterFor('x@example.com', 't', SITE, LETTER, words),
        attachments: [source],
      };
      await inbox.read(queueMail({ kind: 'notice', address: 'x', mail: sent, now }));
    }
    await inbox.post(CONTACT, aMessage());
    await until(async () => (await inbox.read(listErrors())).length === 2, 'both have failed');
    const errors = (await inbox.read(listErrors())).map(({ last_error }) => last_error).sort();
    expect(errors).toEqual([
      'File access rejected for package.json',
      `Url access rejected for ${inbox.origin}/api/health`,
    ]);
    await until(() => mail.received.length === 1, 'the notice, and nothing else');
  });

  test('a long reason of many lines → kept in one line, and in short', async () => {
    const { store, start } = await withLetters();
    const path = `a\n\n  b${'c'.repeat(300)}`;
    const letter = letterFor('x@example.com', 't', SITE, LETTER, words);
    const mail = { ...letter, attachments: [{ path }] };
    await store.transact(queueMail({ kind: 'notice', address: 'x', mail, now: Date.now() }));
    start(SLEEPY);
    const [error] = await until(
      () => store.transact(listErrors()),
      'it has failed',
      (errors) => errors.length > 0,
    );
    expect(error!.last_error).toBe('File access rejected for a b'.padEnd(200, 'c'));
  });

  test('a mail that is not sent → a line that says why, and what becomes of it', async () => {
    const { mail, inbox } = await withMail();
    const said = () => vi.mocked(console.error).mock.calls.flat();
    vi.mocked(console.error).mockClear();
    mail.refuse(/office/, 450);
    await inbox.post(CONTACT, aMessage());
    const again = 'A mail was not sent (450, try 1). It stays in the outbox and is tried again.';
    await until(() => said().includes(again), 'a line about the notice');
    mail.refuse(/dead/, 500); // the first code that means for good
    await inbox.read(requestSubscription('dead@example.com', OCCASION));
    await inbox.post(CONTACT, aMessage());
    const over = 'A mail was not sent (500, try 1). It is not tried again.';
    await until(() => said().includes(over), 'a line about the confirmation');
  });

  test('a mail server elsewhere that offers no encryption → no mail, and no password', async () => {
    const mail = await startMailServer();
    // Not a loopback address, though it leads to this machine.
    const SMTP_URL = `smtp://user:secret@0.0.0.0:${mail.port}`;
    const inbox = await startInbox({ ...(await makeStore()), SMTP_URL, NOTIFY_TO: NOTIFY });
    onTestFinished(async () => {
      await inbox.stop();
      await mail.stop();
    });
    await inbox.post(CONTACT, aMessage());
    const errors = async () => (await inbox.read(listErrors())).map(({ last_error }) => last_error);
    await until(async () => (await errors()).length > 0, 'it is tried');
    expect((await errors()).join()).toMatch(/TLS/i);
    expect(mail.received).toHaveLength(0);
  });

  test('a clock that was a year ahead when a mail was queued → sent all the same', async () => {
    const { mail, inbox } = await withMail();
    mail.be('refuses');
    await inbox.post(CONTACT, aMessage());
    const year = 365 * 24 * 60 * 60 * 1000;
    await inbox.read(query('UPDATE outbox SET due_at = $1', Date.now() + year));
    mail.be('works');
    await until(() => mail.received.length === 1, 'the notice is sent');
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
    /** How often it has looked when so much time is over. */
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
