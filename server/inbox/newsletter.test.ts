import { expect, test } from 'vitest';
import { contact, spanish, startInbox, startMail, until, words } from './testing.ts';

const linkIn = (mail: string) => mail.match(/\/api\/(newsletter\/\w+\?token=[^\s>]+)/)![1]!;
const ask = (email = 'Ada@example.com') => ({ ...contact({ email }), subscribe: true });
const { pages } = words;

/** Somebody who asked with the form; with the link that the mail brought. */
async function startAsked(path = 'forms/newsletter') {
  const { env, mails } = await startMail();
  const inbox = await startInbox(env);
  expect((await inbox.post(path, ask())).statusCode).toBe(201);
  await until(() => mails.length === 1);
  const get = (url: string) => inbox.app.inject(`/api/${url}`);
  return { ...inbox, mails, get, link: linkIn(mails[0]!) };
}

test('asked, confirmed with the button, exported, left with one click', async () => {
  const { mails, link, get, post, inbox, rows } = await startAsked();
  expect(mails[0]).toMatch(/^To: ada@example\.com$/m);
  expect((await get(link)).body).toContain(pages.confirm.button);
  expect(await inbox('subscribers', '--csv')).not.toContain('ada@'); // a link scanner changes nothing

  const answers = [await post(link, ''), await post(link, '')];
  for (const { body } of answers) expect(body).toContain(pages.confirmed.heading);
  expect(await inbox('subscribers', '--csv')).toMatch(
    /^\uFEFF"email","language","confirmed","consent"\r\n"ada@example\.com","","20.*Z",/,
  );
  expect((await rows('subscriber'))[0]).toMatchObject({ wording: words.consent });

  await until(() => mails.length === 2);
  const leave = linkIn(mails[1]!);
  expect(mails[1]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(mails[1]!.replace(/\n /g, ' ')).toContain(
    `List-Unsubscribe: <${words.origin}/api/${leave}>`,
  );
  expect((await get(link.replace('confirm?', 'unsubscribe?'))).statusCode).toBe(404);
  for (const type of ['multipart/form-data; boundary=x', 'application/json'])
    expect((await post(leave, '--x--', { 'content-type': type })).statusCode, type).toBe(200);
  expect(await inbox('subscribers', '--csv')).not.toContain('ada@');
  expect((await get(link)).statusCode).toBe(404);
  expect(mails).toHaveLength(2);
});

test('asked in Spanish → mails and pages in Spanish', async () => {
  const { mails, link, get, post } = await startAsked('forms/newsletter?language=es');
  expect((await get(link)).body).toContain(spanish.pages.confirm.button);
  await post(link, '');
  await until(() => mails.length === 2);
  expect(linkIn(mails[1]!)).toMatch(/&language=es$/);
});

test('asked three times in a day → one mail; a subscriber who asks → none; who left → one', async () => {
  const { mails, link, json, post } = await startAsked();
  for (const _ of [1, 2]) await json('newsletter', ask());
  await post(link, '');
  await until(() => mails.length === 2); // the welcome
  await json('newsletter', ask());
  await json('newsletter', ask('other@example.com'));
  await until(() => mails.length === 3);
  expect(mails[2]).toMatch(/^To: other@example\.com$/m);
  await post(linkIn(mails[1]!), '');
  await json('newsletter', ask());
  await until(() => mails.length === 4);
  expect(linkIn(mails[3]!)).not.toBe(link);
});

test('the box was not ticked → nothing is stored, and the page says so', async () => {
  const { env } = await startMail();
  const { plain, rows } = await startInbox(env);
  const answer = await plain('newsletter', { email: 'ada@example.com' });
  expect(answer.headers.location).toBe(`${words.paths.newsletter}#newsletter-unticked`);
  expect(await rows('message')).toEqual([]);
});

test.each(['confirm', 'confirm?token=%00', 'unsubscribe?token=x&token=y'])(
  'the link %s → 404 with a page that says so',
  async (link) => {
    const { app, post } = await startInbox();
    const answer = await app.inject(`/api/newsletter/${link}`);
    expect([answer.statusCode, answer.body.includes(pages.unknown.heading)]).toEqual([404, true]);
    const cross = { 'sec-fetch-site': 'cross-site' };
    expect((await post(`newsletter/${link}`, '', cross)).statusCode).toBe(403);
  },
);

test('sixty presses a minute from one address → the next has to wait', async () => {
  const { post } = await startInbox();
  const from = { 'x-forwarded-for': '10.1.1.1' };
  const press = () => post('newsletter/confirm?token=x', '', from);
  for (let count = 0; count < 60; count += 1) expect((await press()).statusCode).toBe(404);
  const { statusCode, headers } = await press();
  expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
});
