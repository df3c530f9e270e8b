import { expect, test } from 'vitest';
import { pages } from '#words/mails.ts';
import { until } from '../../../e2e/tools/until.ts';
import { aSubscription, QUICK } from '../testing/inbox.ts';
import { startWithMail, withEachStore } from '../testing/stores.ts';
import { DAY } from './database.ts';
import { queueLetter } from './subscribers.ts';
import { texts } from './texts.ts';

const SITE = 'https://site.example';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

/** The path of a mail's unsubscribe header, on the server under test. */
const pathIn = (headers: Headers) =>
  headers.get('list-unsubscribe')!.match(/^<https:\/\/site\.example(.+)>$/)![1]!;

/** The link of a mail, on the server under test. */
const linkIn = (text: string) => text.match(/https:\S+/)![0].replace(SITE, '');

type Shown = { heading: string; text: string; button?: string };

async function expectPage(answer: Response, { heading, text, button }: Shown, status = 200) {
  expect(answer.status).toBe(status);
  const html = await answer.text();
  for (const part of [heading, text]) expect(html).toContain(`>${part}<`);
  expect(html.includes('<button>')).toBe(button !== undefined);
  if (button) expect(html).toContain(`<button>${button}</button>`);
}

withEachStore((makeStore) => {
  async function start(timing = QUICK) {
    const { mail, inbox, received, allSent } = await startWithMail(await makeStore(), timing);
    const ask = (email: string) => inbox.post('/api/forms/newsletter', aSubscription(email));
    const open = (link: string) => fetch(inbox.origin + link);
    const send = (subject: string) => {
      const letter = { subject, body: 'It was cold.' };
      return inbox.transact((query) => queueLetter(query, letter, SITE, texts, Date.now()));
    };
    const subscribe = async (email: string) => {
      const before = mail.received.length; // a mail may arrive before the response
      await ask(email);
      const link = linkIn((await received(before + 1)).text);
      await allSent();
      await open('/api/health'); // by now the outbox has looked again, and sleeps
      await inbox.post(link, '');
      const { headers } = await received(before + 2);
      return { link, leave: pathIn(headers), headers };
    };
    const states = async () =>
      (await inbox.query('SELECT state FROM subscriber')).map(({ state }) => state);
    const acts = async () =>
      (await inbox.query('SELECT act FROM consent ORDER BY at')).map(({ act }) => act);
    const letters = () => inbox.query("SELECT tries FROM outbox WHERE kind = 'letter'");
    return { mail, inbox, received, allSent, ask, open, send, subscribe, states, acts, letters };
  }

  test('asked → one mail with a link; opening it changes nothing, its button subscribes', async () => {
    const { inbox, ask, received, open, states, acts } = await start();
    await ask('ada@example.com');
    const { headers, text } = await received(1);
    expect(headers.get('to')).toBe('ada@example.com');
    const link = linkIn(text);
    expect(link).toMatch(/\?token=[\w-]{32}$/); // 24 bytes: nobody guesses them

    await expectPage(await open(link), pages.confirm);
    expect(await states()).toEqual(['pending']);
    const own = { 'Sec-Fetch-Site': 'same-origin' };
    await expectPage(await inbox.post(link, '', own), pages.confirmed);
    expect(await states()).toEqual(['confirmed']);
    expect(await acts()).toEqual(['pending', 'confirmed']);
  });

  test('subscribed → a mail at once, with the headers of RFC 8058, whose one click leaves', async () => {
    const { inbox, mail, subscribe, states, acts } = await start({ ...QUICK, poll: DAY });
    const { headers, leave } = await subscribe('ada@example.com');
    expect(headers.get('list-unsubscribe-post')).toBe(ONE_CLICK);
    expect(leave).toMatch(/\?token=[\w-]{32}$/);

    // Like a mail provider: a post from elsewhere, without visiting the page.
    for (let click = 0; click < 2; click += 1) {
      expect((await inbox.post(leave, ONE_CLICK)).status).toBe(200);
      expect(await states()).toEqual(['unsubscribed']);
    }
    expect(await acts()).toEqual(['pending', 'confirmed', 'unsubscribed']);
    expect(mail.received).toHaveLength(2);
  });

  test('the link of a confirmation that was used, after its reader has left → no longer known', async () => {
    const { inbox, open, subscribe } = await start();
    const { link, leave } = await subscribe('ada@example.com');
    await expectPage(await open(leave), pages.unsubscribe);
    await inbox.post(leave, '');
    await expectPage(await open(leave), pages.unsubscribed);
    await expectPage(await open(link), pages.unknown, 404);
  });

  test('a letter → to whoever confirmed and to nobody else, once', async () => {
    const { mail, inbox, ask, received, send, subscribe, letters } = await start();
    await subscribe('yes@example.com');
    await ask('unconfirmed@example.com');
    await received(3);
    await inbox.post((await subscribe('gone@example.com')).leave, '');
    expect([await send('A cold month'), await send('A cold month')]).toEqual([1, 0]);
    expect(await letters()).toHaveLength(1);
    const { headers, text } = await received(6);
    const [to, subject] = [headers.get('to'), headers.get('subject')];
    expect([to, subject]).toEqual(['yes@example.com', 'A cold month']);
    expect(headers.get('list-unsubscribe')).toContain('/api/newsletter/unsubscribe?token=');
    expect(text).toContain('It was cold.');
    expect(mail.received).toHaveLength(6);
  });

  test('a letter still in the outbox when somebody leaves → not sent', async () => {
    const { mail, inbox, send, subscribe, letters } = await start();
    const { leave } = await subscribe('ada@example.com');
    mail.be('refuses');
    await send('Too late');
    await until(letters, 'tried', ([letter]) => Number(letter?.tries) > 0);
    await inbox.post(leave, '');
    mail.be('works');
    expect(await letters()).toEqual([]);
  });

  test('asked again and again → one mail a day, and none to a subscriber', async () => {
    const { mail, ask, received, subscribe, allSent } = await start();
    await ask('ada@example.com');
    await received(1);
    for (let i = 0; i < 3; i += 1) expect((await ask('Ada@Example.com')).status).toBe(201);
    await subscribe('berry@example.com');
    expect((await ask('berry@example.com')).status).toBe(201);
    await allSent();
    expect(mail.received).toHaveLength(3);
  });

  test('a token that nobody has, or a post from another site → nothing happens', async () => {
    const { inbox, ask, received, open, states } = await start();
    await expectPage(await open('/api/newsletter/confirm?token=guess'), pages.unknown, 404);
    expect((await open('/api/newsletter/confirm')).status).toBe(404);
    expect((await inbox.post('/api/newsletter/unsubscribe?token=%00', '')).status).toBe(404);
    await ask('ada@example.com');
    const link = linkIn((await received(1)).text);
    expect((await inbox.post(link, '', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await states()).toEqual(['pending']);
  });

  test('two hundred presses at once from one visitor → the first sixty are taken, then 429', async () => {
    const { inbox } = await start();
    const press = () =>
      inbox.post('/api/newsletter/unsubscribe?token=x', '', { 'X-Forwarded-For': '192.0.2.1' });
    const answers = await Promise.all(Array.from({ length: 200 }, press));
    const refused = answers.filter(({ status }) => status === 429).length;
    expect(200 - refused).toBeGreaterThanOrEqual(60);
    expect(refused).toBeGreaterThan(0);
  });

  test('subscribed again → the link of an old letter still unsubscribes, and confirms nothing', async () => {
    const { inbox, ask, received, subscribe, states } = await start();
    const { leave } = await subscribe('ada@example.com');
    await inbox.post(leave, '');
    await ask('ada@example.com');
    const link = linkIn((await received(3)).text);
    const token = new URL(leave, SITE).searchParams.get('token');
    expect((await inbox.post(`/api/newsletter/confirm?token=${token}`, '')).status).toBe(404);
    await inbox.post(link, '');
    expect(await states()).toEqual(['confirmed']);
    expect((await inbox.post(leave, ONE_CLICK)).status).toBe(200);
    expect(await states()).toEqual(['unsubscribed']);
  });
});
