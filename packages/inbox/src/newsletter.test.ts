import { expect, onTestFinished, test } from 'vitest';
import { pages } from '#words/mails.ts';
import { until } from '../../../e2e/tools/until.ts';
import { aMessage, QUICK, startInbox } from '../testing/inbox.ts';
import { readMail, startMailServer } from '../testing/mail-server.ts';
import { withEachStore } from '../testing/stores.ts';
import { query } from './database.ts';
import { letterFor } from './mails.ts';
import { queueMail } from './outbox.ts';
import { queueLetter } from './subscribers.ts';
import { words } from './words.ts';

const NEWSLETTER = '/api/forms/newsletter';
const SITE = 'https://site.example';

/** The path of a mail's unsubscribe header, on the server under test. */
const pathIn = (headers: Map<string, string>) =>
  headers.get('list-unsubscribe')!.match(/^<https:\/\/site\.example(.+)>$/)![1]!;

type Shown = { heading: string; text: string; button?: string };

function expectPage(html: string, { heading, text, button }: Shown) {
  for (const part of [heading, text]) expect(html).toContain(`>${part}<`);
  expect(html.includes('<button>')).toBe(button !== undefined);
  if (button) expect(html).toContain(`<button>${button}</button>`);
}

withEachStore((makeStore) => {
  async function withMail(timing = QUICK) {
    const mail = await startMailServer();
    const settings = { SMTP_URL: mail.url, NOTIFY_TO: 'office@company.example' };
    const inbox = await startInbox({ ...(await makeStore()), ...settings }, { timing });
    onTestFinished(async () => {
      await inbox.stop();
      await mail.stop();
    });
    const ask = (email: string) =>
      inbox.post(NEWSLETTER, { id: crypto.randomUUID(), email, subscribe: true });
    const received = async (count: number) => {
      await until(() => mail.received.length >= count, `${count} mails`);
      expect(mail.received).toHaveLength(count);
      return readMail(mail.received[count - 1]!);
    };
    /** The link of a mail, on the server under test. */
    const linkIn = (text: string) => text.match(/https:\S+/)![0].replace(SITE, '');
    const open = (link: string) => fetch(inbox.origin + link);
    const send = async (subject: string) =>
      inbox.read(queueLetter({ subject, body: 'It was cold.' }, SITE, words, Date.now()));
    const subscribe = async (email: string) => {
      const before = mail.received.length; // a mail may be here before the answer to the post that caused it
      await ask(email);
      const link = linkIn((await received(before + 1)).text);
      await inbox.post(link, '');
      return received(before + 2);
    };
    return { mail, inbox, ask, received, linkIn, open, send, subscribe };
  }

  test('asked → one mail with a link; opening it changes nothing, its button subscribes', async () => {
    const { inbox, ask, received, linkIn, open } = await withMail();
    await ask('ada@example.com');
    const { headers, text } = await received(1);
    expect(headers.get('to')).toBe('ada@example.com');
    const link = linkIn(text);
    expect(link).toMatch(/\?token=[\w-]{32}$/); // 24 bytes: nobody guesses them

    const asking = await open(link);
    expect(asking.status).toBe(200);
    expectPage(await asking.text(), pages.confirm);
    expect(await inbox.read(query('SELECT state FROM subscriber'))).toEqual([{ state: 'pending' }]);

    const pressed = await inbox.post(link, '', { 'Sec-Fetch-Site': 'same-origin' });
    expectPage(await pressed.text(), pages.confirmed);
    expect(await inbox.read(query('SELECT state FROM subscriber'))).toEqual([
      { state: 'confirmed' },
    ]);
    expect(await inbox.read(query('SELECT act FROM consent ORDER BY at'))).toEqual([
      { act: 'pending' },
      { act: 'confirmed' },
    ]);
  });

  test('subscribed → a mail with the headers of RFC 8058, whose one click leaves', async () => {
    const { inbox, mail, subscribe } = await withMail();
    const { headers } = await subscribe('ada@example.com');
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = pathIn(headers);
    expect(link).toMatch(/\?token=[\w-]{32}$/);

    // As a mail provider does: a post from nowhere, without a visit to the page.
    const answer = await inbox.post(link, 'List-Unsubscribe=One-Click');
    expect(answer.status).toBe(200);
    expect(await inbox.read(query('SELECT state FROM subscriber'))).toEqual([
      { state: 'unsubscribed' },
    ]);
    expect((await inbox.post(link, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(
      await inbox.read(query("SELECT act FROM consent WHERE act = 'unsubscribed'")),
    ).toHaveLength(1);
    expect(mail.received).toHaveLength(2);
  });

  test('the link of a confirmation that was used, after its reader has left → not known any more', async () => {
    const { inbox, ask, received, linkIn, open } = await withMail();
    await ask('ada@example.com');
    const link = linkIn((await received(1)).text);
    await inbox.post(link, '');
    const { headers } = await received(2);
    expectPage(await (await open(pathIn(headers))).text(), pages.unsubscribe);
    await inbox.post(pathIn(headers), '');
    expectPage(await (await open(pathIn(headers))).text(), pages.unsubscribed);
    const old = await open(link);
    expect(old.status).toBe(404);
    expectPage(await old.text(), pages.unknown);
  });

  test('confirmed → the welcome at once, however seldom the outbox is looked into', async () => {
    const { ask, inbox, received, linkIn } = await withMail({ ...QUICK, poll: 86_400_000 });
    await ask('ada@example.com');
    await inbox.post(linkIn((await received(1)).text), '');
    await received(2);
  });

  test('a letter → to whoever confirmed and to nobody else, once', async () => {
    const { mail, inbox, ask, received, send, subscribe } = await withMail();
    await subscribe('yes@example.com');
    await ask('unconfirmed@example.com');
    await received(3);
    const gone = await subscribe('gone@example.com');
    await inbox.post(pathIn(gone.headers), '');
    expect([await send('A cold month'), await send('A cold month')]).toEqual([1, 1]);
    expect(await inbox.read(query("SELECT 1 FROM outbox WHERE kind = 'letter'"))).toHaveLength(1);
    const { headers, text } = await received(6);
    expect([headers.get('to'), headers.get('subject')]).toEqual([
      'yes@example.com',
      'A cold month',
    ]);
    expect(headers.get('list-unsubscribe')).toContain('/api/newsletter/unsubscribe?token=');
    expect(text).toContain('It was cold.');
    expect(mail.received).toHaveLength(6);
  });

  test('a letter still in the outbox when somebody leaves → not sent', async () => {
    const { mail, inbox, send, subscribe } = await withMail();
    const { headers } = await subscribe('ada@example.com');
    mail.be('refuses');
    await send('Too late');
    await until(
      async () =>
        (await inbox.read(query("SELECT 1 FROM outbox WHERE tries > 0 AND kind = 'letter'")))
          .length > 0,
      'tried',
    );
    await inbox.post(pathIn(headers), '');
    mail.be('works');
    expect(await inbox.read(query("SELECT 1 FROM outbox WHERE kind = 'letter'"))).toEqual([]);
  });

  test('asked again and again → one mail a day, and none to a subscriber', async () => {
    const { mail, inbox, ask, received, subscribe } = await withMail();
    await ask('ada@example.com');
    await received(1);
    for (let i = 0; i < 3; i += 1) expect((await ask('Ada@Example.com')).status).toBe(201);
    await subscribe('berry@example.com');
    expect((await ask('berry@example.com')).status).toBe(201);
    const unsent = () => inbox.read(query('SELECT 1 FROM outbox WHERE sent_at IS NULL'));
    await until(async () => (await unsent()).length === 0, 'all mail is marked as sent');
    expect(mail.received).toHaveLength(3);
  });

  test('a token that nobody has, or a post from another site → nothing happens', async () => {
    const { inbox, ask, received, linkIn, open } = await withMail();
    const guessed = await open('/api/newsletter/confirm?token=guess');
    expect(guessed.status).toBe(404);
    expectPage(await guessed.text(), pages.unknown);
    expect((await open('/api/newsletter/confirm')).status).toBe(404);
    expect((await inbox.post('/api/newsletter/unsubscribe?token=%00', '')).status).toBe(404);
    await ask('ada@example.com');
    const link = linkIn((await received(1)).text);
    expect((await inbox.post(link, '', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await inbox.read(query('SELECT state FROM subscriber'))).toEqual([{ state: 'pending' }]);
  });

  test('unsubscribed while a letter was being queued → not sent, although it was queued later', async () => {
    const { mail, inbox, received, subscribe } = await withMail();
    const { headers } = await subscribe('ada@example.com');
    await inbox.post(pathIn(headers), '');
    // As a `send` leaves it that read the list before and wrote after.
    const letter = { subject: 'Too late', body: 'It was cold.' };
    const late = letterFor('ada@example.com', 'token', SITE, letter, words);
    const queued = {
      kind: 'letter',
      address: 'ada@example.com',
      mail: late,
      now: Date.now(),
    } as const;
    await inbox.read(queueMail(queued));
    await inbox.post('/api/forms/contact', aMessage());
    await received(3); // the notice, which was queued after the letter
    await until(
      async () =>
        (await inbox.read(query('SELECT 1 FROM outbox WHERE sent_at IS NULL'))).length === 0,
      'nothing waits',
    );
    expect(mail.received).toHaveLength(3);
  });

  test('subscribed again → the link of an old letter still unsubscribes, and confirms nothing', async () => {
    const { inbox, ask, received, subscribe, linkIn } = await withMail();
    const old = pathIn((await subscribe('ada@example.com')).headers);
    await inbox.post(old, '');
    await ask('ada@example.com');
    const link = linkIn((await received(3)).text);
    const token = new URL(old, SITE).searchParams.get('token');
    expect((await inbox.post(`/api/newsletter/confirm?token=${token}`, '')).status).toBe(404);
    await inbox.post(link, '');
    const state = () => inbox.read(query('SELECT state FROM subscriber'));
    expect(await state()).toEqual([{ state: 'confirmed' }]);
    expect((await inbox.post(old, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await state()).toEqual([{ state: 'unsubscribed' }]);
  });

  test('an address that says no for good → its mail ends, the reason is kept, others go on', async () => {
    const { mail, inbox, ask, received } = await withMail();
    mail.refuse(/dead/, 550);
    await ask('dead@example.com');
    await ask('alive@example.com');
    await received(1);
    const ended = () =>
      inbox.read(query('SELECT tries, mail, last_error FROM outbox WHERE failed_at IS NOT NULL'));
    await until(async () => (await ended()).length > 0, 'the mail is given up');
    expect(await ended()).toEqual([
      { tries: 1, mail: '', last_error: expect.stringContaining('550 5.1.1 no such user') },
    ]);
  });
});
