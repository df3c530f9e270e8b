import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { company } from '#company/facts.ts';
import { newsletter } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { refusals } from '#words/mails.ts';
import { paths } from '#words/paths.ts';
import { until } from '../../../e2e/tools/until.ts';
import {
  aMessage,
  NO_MAIL_SERVER,
  PATIENT,
  QUICK,
  startInbox,
  type TestInbox,
} from '../testing/inbox.ts';
import { withEachStore } from '../testing/stores.ts';
import { query } from './database.ts';
import { listMessages } from './messages.ts';
import { page } from './page.ts';
import { LIMITS } from './rate-limit.ts';
import { type Words, words } from './words.ts';

const CONTACT = '/api/forms/contact';
const NEWSLETTER = '/api/forms/newsletter';
const plain = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

withEachStore((makeStore) => {
  let inbox: TestInbox;
  beforeAll(async () => {
    inbox = await startInbox({ ...(await makeStore()), ...NO_MAIL_SERVER }, { timing: PATIENT });
  });
  afterAll(() => inbox.stop());
  const kept = async (email: string) =>
    (await inbox.read(listMessages())).filter((row) => row.email === email);

  describe('an application', () => {
    const APPLICATION = '/api/forms/application';
    const anApplication = (email: string) => ({
      id: crypto.randomUUID(),
      role: 'Warehouse Supervisor',
      firstName: 'Ada Frost',
      email,
      message: '',
    });

    test('with a telephone number, eight times at once → stored once, the company told once', async () => {
      const application = anApplication(`+44 7700 ${String(Date.now()).slice(-6)}`);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => inbox.post(APPLICATION, application)),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(await kept(application.email)).toMatchObject([
        {
          form: 'application',
          first_name: 'Ada Frost',
          details: '{"role":"Warehouse Supervisor"}',
        },
      ]);
      const mails = query<{ mail: string }>(
        'SELECT * FROM outbox WHERE address = $1',
        application.email,
      );
      const rows = await inbox.read(mails);
      const told = JSON.stringify(rows);
      expect(rows).toHaveLength(1);
      expect(told).toContain('Ada Frost: Warehouse Supervisor');
      expect(told).not.toContain('replyTo'); // nobody can be mailed at a telephone number
    });

    test('without scripts → 303 back to the roles', async () => {
      const { id, ...fields } = anApplication('ada.apply@example.com');
      const answer = await inbox.post(APPLICATION, plain(fields));
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `${paths.career}#application-sent`,
      ]);
      expect(await kept(fields.email)).toHaveLength(1);
    });

    test('with nothing to answer to → 422 with the field, nothing stored', async () => {
      const answer = await inbox.post(APPLICATION, anApplication('by pigeon'));
      expect([answer.status, (await answer.json()).errors]).toEqual([
        422,
        { email: formMessages.wrongReach },
      ]);
      expect(await kept('by pigeon')).toEqual([]);
    });
  });

  describe('a contact message', () => {
    test('as JSON → 201 with its id, stored', async () => {
      const message = aMessage();
      const answer = await inbox.post(CONTACT, message);
      expect(answer.status).toBe(201);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await answer.json()).toEqual({ id: message.id });
      expect(await kept(message.email)).toMatchObject([
        { id: message.id, message: message.message, suspect: 0 },
      ]);
    });

    test('the same id again, at once and later → 200 with the id, stored once', async () => {
      const message = aMessage();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => inbox.post(CONTACT, message)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([
        200, 200, 200, 200, 200, 200, 200, 201,
      ]);
      const later = await inbox.post(CONTACT, { ...message, id: message.id.toUpperCase() });
      expect([later.status, await later.json()]).toEqual([200, { id: message.id }]);
      expect(await kept(message.email)).toHaveLength(1);
    });

    test('from a form without scripts → 303 back to a visible confirmation, a double press stored once', async () => {
      const { id, ...fields } = aMessage({ message: 'Zwei Paletten\r\nfür Öland' });
      for (const answer of [
        await inbox.post(CONTACT, plain(fields)),
        await inbox.post(CONTACT, plain(fields)),
      ]) {
        expect([answer.status, answer.headers.get('location')]).toEqual([
          303,
          `${paths.contact}#contact-sent`,
        ]);
      }
      expect(await kept(fields.email)).toMatchObject([{ message: fields.message }]);
    });

    test('with the hidden field filled in → kept, and marked', async () => {
      const message = aMessage({ website: 'http://spam.example' });
      expect((await inbox.post(CONTACT, message)).status).toBe(201);
      expect(await kept(message.email)).toMatchObject([{ suspect: 1 }]);
    });

    test('with characters that a store would choke on → kept readably', async () => {
      const message = aMessage({ message: 'a\0b\ud800c 🧊' });
      expect((await inbox.post(CONTACT, message)).status).toBe(201);
      expect(await kept(message.email)).toMatchObject([{ message: 'a\uFFFDb\uFFFDc 🧊' }]);
    });

    test('the same id with other words → 409, the first words stay and nothing is mailed', async () => {
      const message = aMessage();
      await inbox.post(CONTACT, message);
      const other = await inbox.post(CONTACT, { ...message, message: 'Three pallets instead.' });
      expect([other.status, (await other.json()).message]).toEqual([409, refusals.different]);
      expect(await kept(message.email)).toMatchObject([{ message: message.message }]);
      const mails = query('SELECT 1 FROM outbox WHERE address = $1', message.email);
      expect(await inbox.read(mails)).toHaveLength(1);
    });

    test('the same words without scripts ten minutes later → another message', async () => {
      onTestFinished(() => void vi.useRealTimers());
      // Just before the end of a ten-minute window, so that the second press falls into the next.
      const start = Math.ceil(Date.now() / 600_000) * 600_000 - 1_000;
      vi.useFakeTimers({ toFake: ['Date'], now: start });
      const { id, ...fields } = aMessage();
      await inbox.post(CONTACT, plain(fields));
      vi.setSystemTime(start + 5_000);
      await inbox.post(CONTACT, plain(fields));
      expect(await kept(fields.email)).toHaveLength(1);
      vi.setSystemTime(start + 11 * 60_000);
      await inbox.post(CONTACT, plain(fields));
      expect(await kept(fields.email)).toHaveLength(2);
    });

    test("with a '; DROP TABLE → kept as it is", async () => {
      const message = aMessage({ lastName: "'; DROP TABLE message; --" });
      await inbox.post(CONTACT, message);
      expect(await kept(message.email)).toMatchObject([{ last_name: message.lastName }]);
    });
  });

  describe('a post that cannot be taken', () => {
    test('missing and wrong fields → 422 with a message for each', async () => {
      const answer = await inbox.post(
        CONTACT,
        aMessage({ firstName: '', lastName: 5, email: 'ada@example', id: 'x' }),
      );
      expect(answer.status).toBe(422);
      const { missing, wrongEmail } = formMessages;
      const errors = { firstName: missing, lastName: missing, email: wrongEmail, id: refusals.id };
      expect(await answer.json()).toEqual({ message: refusals.fields, errors });
    });

    test('wrong fields without scripts → 422 as a page that says what to do', async () => {
      const answer = await inbox.post(CONTACT, plain({ email: '<script>' }));
      expect(answer.status).toBe(422);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await answer.text()).toContain(`email: ${formMessages.wrongEmail}`);
    });

    test('while the store is away, without scripts → a page with a link to the whole address', async () => {
      const general = 'hello@cold-freight.example';
      const company = { ...words.company, emails: { ...words.company.emails, general } };
      const html = String(
        page({ ...words, company } as unknown as Words, {
          heading: 'Not <sent>',
          texts: ['Write & wait.'],
          address: general,
        }),
      );
      expect(html).toContain(`<a href="mailto:${general}">${general}</a>`);
      expect(html).toContain('<h1>Not &lt;sent&gt;</h1>');
    });

    test('from a page in another language → refused in that language', async () => {
      const { refusals: own } = await import('../../../company/es/mails.ts');
      const answer = await inbox.post(`${CONTACT}?language=es`, aMessage({ firstName: '' }));
      expect(answer.status).toBe(422);
      expect((await answer.json()).message).toBe(own.fields);
    });

    test.each(['xx', '../en', 'words'])(
      'from a page in %s, which is no language of ours → refused in the first',
      async (language) => {
        const query = new URLSearchParams({ language });
        const answer = await inbox.post(`${CONTACT}?${query}`, aMessage({ firstName: '' }));
        expect((await answer.json()).message).toBe(refusals.fields);
      },
    );

    test.each(['null', '[]', '"x"', '7', '{}'])('the JSON %s → 422', async (body) => {
      const answer = await inbox.post(CONTACT, body, { 'Content-Type': 'application/json' });
      expect(answer.status).toBe(422);
    });

    test('broken JSON → 400', async () => {
      const answer = await inbox.post(CONTACT, '{"id":', { 'Content-Type': 'application/json' });
      expect(answer.status).toBe(400);
    });

    test('over 64 kB, in one piece and in many → 413', async () => {
      const long = aMessage({ message: 'x'.repeat(70_000) });
      expect((await inbox.post(CONTACT, long)).status).toBe(413);
      const pieces = new Blob([JSON.stringify(long)]).stream();
      const headers = { 'Content-Type': 'application/json' };
      const options = { method: 'POST', headers, body: pieces, duplex: 'half' } as const;
      expect((await fetch(inbox.origin + CONTACT, options)).status).toBe(413);
    });

    test.each([
      ['message', 10_000],
      ['firstName', 200],
      ['lastName', 200],
    ])('a %s of %i characters → 201, of one more → 422 that says so', async (field, limit) => {
      const full = aMessage({ [field]: 'é'.repeat(limit) });
      expect((await inbox.post(CONTACT, full)).status).toBe(201);
      const over = await inbox.post(CONTACT, aMessage({ [field]: 'é'.repeat(limit + 1) }));
      expect(over.status).toBe(422);
      expect((await over.json()).errors).toEqual({
        [field]: formMessages.tooLong.replace('{limit}', String(limit)),
      });
    });

    test('as JSON with thousands of other names → read as fast as any message, and they are dropped', async () => {
      const odd = Object.fromEntries(Array.from({ length: 4_000 }, (_, i) => [`n${i}`, '']));
      const set = vi.spyOn(FormData.prototype, 'set');
      const append = vi.spyOn(FormData.prototype, 'append');
      expect((await inbox.post(CONTACT, { ...odd, ...aMessage() })).status).toBe(201);
      expect(set.mock.calls.length + append.mock.calls.length).toBeLessThan(10);
      set.mockRestore();
      append.mockRestore();
    });

    test('cut off half way → no error in the log, and the next one is taken', async () => {
      const logged = vi.spyOn(console, 'error');
      logged.mockClear();
      const { port } = new URL(inbox.origin);
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        [
          'POST /api/forms/contact HTTP/1.1',
          'Host: x',
          'Content-Type: application/json',
          'Content-Length: 1000',
          '',
          '{"id"',
        ].join('\r\n'),
      );
      await once(socket, 'connect');
      await until(() => inbox.requests() > 0, 'the request has begun');
      socket.destroy();
      await until(() => inbox.requests() === 0, 'the request is over');
      expect((await inbox.post(CONTACT, aMessage())).status).toBe(201);
      expect(logged.mock.calls.flat().join()).not.toContain('failed at a request');
    });

    test.each(['text/plain', 'multipart/form-data; boundary=x', ''])(
      'the type "%s" → 415',
      async (type) => {
        expect((await inbox.post(CONTACT, 'x', { 'Content-Type': type })).status).toBe(415);
      },
    );

    test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s → 405 that names POST', async (method) => {
      const answer = await fetch(inbox.origin + CONTACT, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    });

    test.each([
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ])('from another site (%o) → 403, nothing stored', async (headers) => {
      const message = aMessage();
      expect((await inbox.post(CONTACT, message, headers as Record<string, string>)).status).toBe(
        403,
      );
      expect(await kept(message.email)).toEqual([]);
    });

    test.each([{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: 'https://site.example' }])(
      'from our own pages (%o) → 201',
      async (headers) => {
        expect(
          (await inbox.post(CONTACT, aMessage(), headers as Record<string, string>)).status,
        ).toBe(201);
      },
    );

    test('forty at once from one visitor → ten are taken, the rest 429 with Retry-After', async () => {
      const headers = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' };
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => inbox.post(CONTACT, aMessage(), headers)),
      );
      const taken = answers.filter(({ status }) => status === 201).length;
      expect(taken).toBeGreaterThanOrEqual(10);
      expect(taken).toBeLessThan(20); // one more for every six seconds that a busy machine may take
      for (const { status, headers } of answers.filter(({ status }) => status !== 201)) {
        expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
      }
    });

    test('an address that does not exist → 404', async () => {
      expect((await inbox.post('/api/forms/other', aMessage())).status).toBe(404);
    });
  });

  describe('the newsletter', () => {
    test('with the box ticked → 201, pending but not confirmed, the wording logged', async () => {
      const email = 'Berry@Example.com';
      const answer = await inbox.post(NEWSLETTER, {
        id: crypto.randomUUID(),
        email,
        subscribe: true,
      });
      expect(answer.status).toBe(201);
      const rows = await inbox.read(
        query('SELECT state FROM subscriber WHERE address = $1', 'berry@example.com'),
      );
      expect(rows).toEqual([{ state: 'pending' }]);
      expect(
        await inbox.read(query('SELECT * FROM consent WHERE address = $1', 'berry@example.com')),
      ).toMatchObject([
        {
          act: 'pending',
          wording: newsletter?.consent ?? '',
          source: `https://site.example${paths.contact}`,
        },
      ]);
    });

    test.each(['false', 'true', '', 1])('with subscribe as %j → no consent', async (subscribe) => {
      const email = 'unsure@example.com';
      await inbox.post(NEWSLETTER, { id: crypto.randomUUID(), email, subscribe });
      expect(await kept(email)).toEqual([]);
    });

    test('without a mail server → said so at the start; 503 that names the e-mail address, nothing stored', async () => {
      const said = vi.spyOn(console, 'error').mockClear();
      const mute = await startInbox(await makeStore());
      // Another inbox of this file may still be speaking of its mails.
      const lines = said.mock.calls.map(([line]) => line as string);
      expect(lines.filter((line) => line.startsWith('SMTP_URL is not set'))).toHaveLength(1);
      const email = 'early@example.com';
      const answer = await mute.post(NEWSLETTER, {
        id: crypto.randomUUID(),
        email,
        subscribe: true,
      });
      expect(answer.status).toBe(503);
      expect((await answer.json()).message).toContain(company.emails.general);
      expect(await mute.read(listMessages())).toEqual([]);
      await mute.stop();
    });

    test('without the tick → told so, nothing stored', async () => {
      const id = crypto.randomUUID();
      const answer = await inbox.post(NEWSLETTER, {
        id,
        email: 'no@example.com',
        subscribe: false,
      });
      expect([answer.status, await answer.json()]).toEqual([200, { id, subscribed: false }]);
      expect(await kept('no@example.com')).toEqual([]);
    });

    test('without scripts → back to the confirmation, or to the words about the tick', async () => {
      const ticked = await inbox.post(
        NEWSLETTER,
        plain({ email: 'yes@example.com', subscribe: 'on' }),
      );
      expect([ticked.status, ticked.headers.get('location')]).toEqual([
        303,
        `${paths.contact}#newsletter-sent`,
      ]);
      const unticked = await inbox.post(NEWSLETTER, plain({ email: 'no@example.com' }));
      expect([unticked.status, unticked.headers.get('location')]).toEqual([
        303,
        `${paths.contact}#newsletter-unticked`,
      ]);
    });

    test('with the hidden field filled in → kept, nobody is written to', async () => {
      const email = 'victim@example.com';
      await inbox.post(NEWSLETTER, {
        id: crypto.randomUUID(),
        email,
        subscribe: true,
        website: 'x',
      });
      expect(await kept(email)).toMatchObject([{ suspect: 1 }]);
      expect(await inbox.read(query('SELECT * FROM outbox WHERE address = $1', email))).toEqual([]);
    });
  });

  test('health → says that the store answers', async () => {
    const answer = await fetch(`${inbox.origin}/api/health`);
    expect([answer.status, await answer.json()]).toEqual([200, { store: 'ok' }]);
  });

  test('more messages in a day than the server takes → 429 with Retry-After', async () => {
    const limits = { ...LIMITS, serverPerDay: 2 };
    const small = await startInbox(await makeStore(), { timing: QUICK, limits });
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push(await small.post(CONTACT, aMessage()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect(Number(answers[2]!.headers.get('retry-after'))).toBeGreaterThan(3600);
    await small.stop();
  });

  test('two servers that start at once on an empty store → one schema, both answer', async () => {
    const store = await makeStore();
    const both = await Promise.all([startInbox(store), startInbox(store)]);
    const message = aMessage();
    const answers = await Promise.all(both.map((server) => server.post(CONTACT, message)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    await Promise.all(both.map((server) => server.stop()));
  });
});
