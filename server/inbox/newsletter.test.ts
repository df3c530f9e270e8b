import { expect, test } from 'vitest';
import { contact, english, spanish, startInbox, until } from './fixture-inbox.ts';

const linkIn = (mail?: string) => mail!.match(/\/api\/(newsletter\/\w+\?token=[^\s>]+)/)![1]!;
const ask = (email = 'Ada@example.com') => ({ ...contact({ email }), subscribe: true });

/** Starts an inbox in which somebody has subscribed. `link` is that of the confirmation mail. */
async function startWithSubscription(form = 'newsletter') {
  const inbox = await startInbox({}, {});
  const { mails } = inbox;
  expect((await inbox.postJson(form, ask())).statusCode).toBe(201);
  await until(() => mails.length === 1);
  const mailed = async (count: number) => {
    await until(() => mails.length === count);
    return mails[count - 1]!;
  };
  return { ...inbox, mailed, link: linkIn(mails[0]) };
}

test('a subscription in Spanish → confirmed with the button, exported, cancelled with one click', async () => {
  const { mails, mailed, link, get, post, inbox, rows } =
    await startWithSubscription('newsletter?language=es');
  const { pages, consent, origin } = spanish;
  expect(mails[0]).toMatch(/^To: ada@example\.com$/m);
  const page = await get(link);
  expect(page.body).toContain(pages.confirm.button);
  expect(page.headers['referrer-policy']).toBe('strict-origin'); // without the token
  expect(await inbox('subscribers', '--csv')).not.toContain('ada@'); // a link scanner changes nothing

  for (const _ of [1, 2]) expect((await post(link, '')).body).toContain(pages.confirmed.heading);
  expect(await inbox('subscribers', '--csv')).toMatch(
    /^\uFEFF"email","language","confirmed","consent"\r\n"ada@example\.com","es-419","20.*Z",/,
  );
  const [row] = await rows('subscriber');
  expect(row).toMatchObject({ wording: consent, asked_at: expect.any(Number) });

  const welcome = await mailed(2);
  const leave = linkIn(welcome);
  expect(leave).toMatch(/&language=es$/);
  expect(welcome).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(welcome.replace(/\n /g, ' ')).toContain(`List-Unsubscribe: <${origin}/api/${leave}>`);
  expect((await get(link.replace('confirm?', 'unsubscribe?'))).statusCode).toBe(404);
  for (const type of ['multipart/form-data; boundary=x', 'application/json'])
    expect((await post(leave, '--x--', { 'content-type': type })).statusCode, type).toBe(200);
  expect(await inbox('subscribers', '--csv')).not.toContain('ada@');
  expect((await get(link)).statusCode).toBe(404);
  expect(mails).toHaveLength(2);
});

test('asked again and again → one mail a day, none to a subscriber, another one after leaving', async () => {
  const { mailed, link, postJson, post, rows } = await startWithSubscription();
  for (const _ of [1, 2]) await postJson('newsletter', ask());
  await post(link, '');
  const welcome = await mailed(2);
  await postJson('newsletter', ask());
  await postJson('newsletter', ask('other@example.com'));
  expect(await mailed(3)).toMatch(/^To: other@example\.com$/m);
  await post(linkIn(welcome), '');
  await postJson('newsletter', ask());
  expect(linkIn(await mailed(4))).not.toBe(link);
  const languages = (await rows('subscriber')).map(({ language }) => language);
  expect(languages).toEqual([english.code, english.code]);
});

test('several addresses of one mailbox → one mail for all of them, and one for each other mailbox', async () => {
  const { postJson, mailed, mails } = await startWithSubscription();
  const names = ['ada+1', 'ADA+2+3', 'ada', 'b-o+1', 'b-o+2', 'b_o', 'b%', 'ad', 'adam+1'];
  for (const name of names) await postJson('newsletter', ask(`${name}@example.com`));
  const each = ['ada', 'b-o+1', 'b_o', 'b%', 'ad', 'adam+1'];
  await mailed(each.length);
  const recipients = mails.map((text) => /^To: (\S+)@/m.exec(text)![1]);
  expect(recipients.sort()).toEqual(each.sort());
});

test('the box is not ticked, or the address cannot get mail → nothing is stored, and the visitor sees why', async () => {
  const { postWithoutScripts, postJson, rows } = await startInbox({}, {});
  const { errors } = (await postJson('newsletter', ask('ada@localhost'))).json();
  expect(errors).toEqual({ email: english.formMessages.wrongEmail });
  const answer = await postWithoutScripts('newsletter', { email: 'ada@example.com' });
  expect(answer.headers.location).toBe(`${english.forms.newsletter!.path}#newsletter-unticked`);
  expect(await rows('message')).toEqual([]);
});

test('a link with an unknown token → 404 with a page that says so; posted from another site → 403', async () => {
  const { get, post } = await startInbox();
  for (const link of ['confirm', 'confirm?token=%00', 'unsubscribe?token=x&token=y']) {
    const { statusCode, body } = await get(`newsletter/${link}`);
    expect([statusCode, body]).toEqual([
      404,
      expect.stringContaining(english.pages.unknown.heading),
    ]);
    const cross = { 'sec-fetch-site': 'cross-site' };
    expect((await post(`newsletter/${link}`, '', cross)).statusCode).toBe(403);
  }
});
