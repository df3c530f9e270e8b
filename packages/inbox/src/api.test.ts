import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { company } from '#company/facts.ts';
import { newsletter } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { refusals } from '#words/mails.ts';
import { paths } from '#words/paths.ts';
import { writtenLanguages } from '../../../e2e/tools/project.ts';
import { until } from '../../../e2e/tools/until.ts';
import {
  aMessage,
  aSubscription,
  NO_MAIL_SERVER,
  PATIENT,
  QUICK,
  startInbox,
  type TestInbox,
} from '../testing/inbox.ts';
import { withEachStore } from '../testing/stores.ts';
import { listMessages } from './messages.ts';
import { LIMITS } from './rate-limit.ts';

/** A second language. */
const [, other] = writtenLanguages;
const CONTACT = '/api/forms/contact';
const NEWSLETTER = '/api/forms/newsletter';
const APPLICATION = '/api/forms/application';
const JSON_TYPE = 'application/json';
const plain = (fields: object) => new URLSearchParams(fields as Record<string, string>).toString();

const anApplication = (email: string) => ({
  id: crypto.randomUUID(),
  role: 'Warehouse Supervisor',
  firstName: 'Ada Frost',
  email,
  message: '',
});

withEachStore((makeStore) => {
  let inbox: TestInbox;
  beforeAll(async () => {
    inbox = await startInbox({ ...(await makeStore()), ...NO_MAIL_SERVER }, { timing: PATIENT });
  });
  afterAll(() => inbox.stop());
  const kept = async (email: string) =>
    (await inbox.transact(listMessages)).filter((row) => row.email === email);
  const mailsAbout = (address: string) =>
    inbox.query('SELECT * FROM outbox WHERE address = $1', address);
  const statusOf = async (...sent: Parameters<TestInbox['post']>) =>
    (await inbox.post(...sent)).status;
  const whereTo = async (path: string, fields: object) => {
    const answer = await inbox.post(path, plain(fields));
    return [answer.status, answer.headers.get('location')];
  };

  describe('a message', () => {
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

    test('the same id again, at once and later → 200 with the id, stored and told once', async () => {
      const message = aMessage();
      const sendings = Array.from({ length: 8 }, () => statusOf(CONTACT, message));
      expect((await Promise.all(sendings)).sort()).toEqual([...Array(7).fill(200), 201]);
      const later = await inbox.post(CONTACT, { ...message, id: message.id.toUpperCase() });
      expect([later.status, await later.json()]).toEqual([200, { id: message.id }]);
      expect(await kept(message.email)).toHaveLength(1);
      expect(await mailsAbout(message.email)).toHaveLength(1);
    });

    test('the same id with other words → 409, the first words stay and nothing is mailed', async () => {
      const message = aMessage();
      await inbox.post(CONTACT, message);
      const other = await inbox.post(CONTACT, { ...message, message: 'Three pallets instead.' });
      expect([other.status, (await other.json()).message]).toEqual([
        409,
        `${refusals.different} ${company.emails.general}`,
      ]);
      expect(await kept(message.email)).toMatchObject([{ message: message.message }]);
      expect(await mailsAbout(message.email)).toHaveLength(1);
    });

    test.each([
      [
        CONTACT,
        aMessage({ message: 'Zwei Paletten\r\nfür Öland' }),
        `${paths.contact}#contact-sent`,
      ],
      [APPLICATION, anApplication('apply@example.com'), `${paths.career}#application-sent`],
    ])(
      'to %s without scripts → 303 back to a visible confirmation, a double press stored once',
      async (path, message, location) => {
        const { id: _, ...fields } = message;
        expect(await whereTo(path, fields)).toEqual([303, location]);
        expect(await whereTo(path, fields)).toEqual([303, location]);
        expect(await kept(fields.email)).toMatchObject([{ message: fields.message }]);
      },
    );

    test('the same words without scripts ten minutes later → another message', async () => {
      onTestFinished(() => void vi.useRealTimers());
      // Just before the end of a ten-minute window, so that the second press falls into the next.
      const start = Math.ceil(Date.now() / 600_000) * 600_000 - 1_000;
      vi.useFakeTimers({ toFake: ['Date'], now: start });
      const { id: _, ...fields } = aMessage();
      await inbox.post(CONTACT, plain(fields));
      vi.setSystemTime(start + 5_000);
      await inbox.post(CONTACT, plain(fields));
      expect(await kept(fields.email)).toHaveLength(1);
      vi.setSystemTime(start + 11 * 60_000);
      await inbox.post(CONTACT, plain(fields));
      expect(await kept(fields.email)).toHaveLength(2);
    });

    test('an application with a telephone number → its role is kept and told, and nobody is to answer by mail', async () => {
      const application = anApplication(`+44 7700 ${String(Date.now()).slice(-6)}`);
      expect(await statusOf(APPLICATION, application)).toBe(201);
      expect(await kept(application.email)).toMatchObject([
        {
          form: 'application',
          first_name: 'Ada Frost',
          details: '{"role":"Warehouse Supervisor"}',
        },
      ]);
      const told = JSON.stringify(await mailsAbout(application.email));
      expect(told).toContain('Ada Frost: Warehouse Supervisor');
      expect(told).not.toContain('replyTo');
    });

    test('with the hidden field filled in → kept, and marked', async () => {
      const message = aMessage({ website: 'http://spam.example' });
      expect(await statusOf(CONTACT, message)).toBe(201);
      expect(await kept(message.email)).toMatchObject([{ suspect: 1 }]);
    });

    test('with SQL, characters that a store would choke on and thousands of other names → kept readably, the names dropped', async () => {
      const others = Object.fromEntries(Array.from({ length: 4_000 }, (_, i) => [`n${i}`, '']));
      const lastName = "'; DROP TABLE message; --";
      const message = aMessage({ lastName, message: 'a\0b\ud800c 🧊' });
      expect(await statusOf(CONTACT, { ...others, ...message })).toBe(201);
      const [row] = await kept(message.email);
      expect(row).toMatchObject({ last_name: lastName, message: 'a\uFFFDb\uFFFDc 🧊' });
      expect(row!.details).not.toContain('n0');
    });

    test('a message of 10,000 characters → 201, of one more → 422 that says so', async () => {
      expect(await statusOf(CONTACT, aMessage({ message: 'é'.repeat(10_000) }))).toBe(201);
      const over = await inbox.post(CONTACT, aMessage({ message: 'é'.repeat(10_001) }));
      expect(over.status).toBe(422);
      const message = formMessages.tooLong.replace('{limit}', '10000');
      expect((await over.json()).errors).toEqual({ message });
    });
  });

  describe('a post that cannot be taken', () => {
    const { missing, wrongEmail, wrongReach } = formMessages;
    test.each<[string, object, object]>([
      [
        CONTACT,
        aMessage({ firstName: '', lastName: 5, email: 'ada@example', id: 'x' }),
        { firstName: missing, lastName: missing, email: wrongEmail, id: refusals.id },
      ],
      [APPLICATION, anApplication('by pigeon'), { email: wrongReach }],
    ])(
      'missing and wrong fields to %s → 422 with a message for each, nothing stored',
      async (path, sent, errors) => {
        const answer = await inbox.post(path, sent);
        expect(answer.status).toBe(422);
        expect(await answer.json()).toEqual({ message: refusals.fields, errors });
        expect(await kept((sent as { email: string }).email)).toEqual([]);
      },
    );

    test('from a page in another language → refused in that language; in no language of ours → in the first', async () => {
      const { refusals: spanish } = await import(`#company/${other}/mails.ts`);
      const refusalIn = async (language: string) => {
        const path = `${CONTACT}?${new URLSearchParams({ language })}`;
        return (await (await inbox.post(path, aMessage({ firstName: '' }))).json()).message;
      };
      expect(await refusalIn(other!)).toBe(spanish.fields);
      for (const code of ['xx', '../en', 'words'])
        expect(await refusalIn(code)).toBe(refusals.fields);
    });

    test.each([
      ['broken JSON', '{"id":', JSON_TYPE, 400],
      ['null', 'null', JSON_TYPE, 422],
      ['a list', '[]', JSON_TYPE, 422],
      ['a text', '"x"', JSON_TYPE, 422],
      ['a number', '7', JSON_TYPE, 422],
      ['nothing', '{}', JSON_TYPE, 422],
      [
        'more than 64 kB',
        JSON.stringify(aMessage({ message: 'x'.repeat(70_000) })),
        JSON_TYPE,
        413,
      ],
      ['plain text', 'x', 'text/plain', 415],
      ['parts', 'x', 'multipart/form-data; boundary=x', 415],
      ['no type', 'x', '', 415],
    ])('%s → refused', async (_, body, type, status) => {
      expect(await statusOf(CONTACT, body, { 'Content-Type': type })).toBe(status);
    });

    test('more than 64 kB in many pieces → 413', async () => {
      const body = new Blob([JSON.stringify(aMessage({ message: 'x'.repeat(70_000) }))]).stream();
      const headers = { 'Content-Type': JSON_TYPE };
      const options = { method: 'POST', headers, body, duplex: 'half' } as const;
      expect((await fetch(inbox.origin + CONTACT, options)).status).toBe(413);
    });

    test.each([
      ['', 'Content-Length: 1000', '{"id"'],
      ['in pieces, and ', 'Transfer-Encoding: chunked', '5\r\n{"id"\r\n100\r\nx'],
    ])(
      '%scut off half way → no error in the log, and the next one is taken',
      async (_, ...sent) => {
        const logged = vi.spyOn(console, 'error').mockClear();
        const socket = connect(Number(new URL(inbox.origin).port), '127.0.0.1');
        const [length, body] = sent;
        const head = ['Host: x', `Content-Type: ${JSON_TYPE}`, length, '', body];
        socket.write([`POST ${CONTACT} HTTP/1.1`, ...head].join('\r\n'));
        await until(() => inbox.requests() > 0, 'the request has begun');
        socket.destroy();
        await until(() => inbox.requests() === 0, 'the request is over');
        expect(await statusOf(CONTACT, aMessage())).toBe(201);
        expect(logged.mock.calls.flat().join()).not.toContain('failed at a request');
      },
    );

    test('a hundred fields without scripts → read; more → 400', async () => {
      const fields = `${plain({ ...aMessage(), id: '' })}&`;
      const more = (count: number) => fields + 'a&'.repeat(count - fields.split('&').length);
      expect(await statusOf(CONTACT, more(100))).toBe(303);
      expect(await statusOf(CONTACT, more(101))).toBe(400);
    });

    test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s → 405 that names POST', async (method) => {
      const answer = await fetch(inbox.origin + CONTACT, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    });

    test.each<[Record<string, string>, number]>([
      [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
      [{ Origin: 'https://evil.example' }, 403],
      [{ 'Sec-Fetch-Site': 'same-origin' }, 201],
      [{ Origin: 'https://site.example' }, 201],
    ])('from another site or our own (%o) → %i', async (headers, status) => {
      const message = aMessage();
      expect(await statusOf(CONTACT, message, headers)).toBe(status);
      expect(await kept(message.email)).toHaveLength(status === 201 ? 1 : 0);
    });

    test('forty at once from one visitor → ten are taken, the rest 429 with Retry-After', async () => {
      const headers = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' };
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => inbox.post(CONTACT, aMessage(), headers)),
      );
      const refused = answers.filter(({ status }) => status !== 201);
      expect(40 - refused.length).toBeGreaterThanOrEqual(10);
      expect(40 - refused.length).toBeLessThan(20); // one more per six seconds of the run
      for (const { status, headers } of refused)
        expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    });

    test('more messages than the server takes → 429 with Retry-After and the e-mail address', async () => {
      const limits = { ...LIMITS, serverAtOnce: 2 };
      const small = await startInbox(await makeStore(), { timing: QUICK, limits });
      onTestFinished(() => small.stop());
      const answers = [];
      for (let i = 0; i < 3; i += 1) answers.push(await small.post(CONTACT, aMessage()));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
      expect(Number(answers[2]!.headers.get('retry-after'))).toBeLessThan(60);
      expect((await answers[2]!.json()).message).toContain(company.emails.general);
    });

    test('to an address that does not exist → 404', async () => {
      expect(await statusOf('/api/forms/other', aMessage())).toBe(404);
    });
  });

  describe('the newsletter', () => {
    test('with the box ticked → 201, pending but not confirmed, the wording logged', async () => {
      const address = 'berry@example.com';
      expect(await statusOf(NEWSLETTER, aSubscription('Berry@Example.com'))).toBe(201);
      const ofAddress = (table: string) =>
        inbox.query(`SELECT * FROM ${table} WHERE address = $1`, address);
      expect(await ofAddress('subscriber')).toMatchObject([{ state: 'pending' }]);
      const source = `https://site.example${paths.contact}`;
      const wording = newsletter?.consent ?? '';
      expect(await ofAddress('consent')).toMatchObject([{ act: 'pending', wording, source }]);
    });

    test.each([false, 'false', 'true', '', 1])(
      'with subscribe as %j → told so, no consent',
      async (subscribe) => {
        const sent = aSubscription('unsure@example.com', subscribe);
        const answer = await inbox.post(NEWSLETTER, sent);
        expect([answer.status, await answer.json()]).toEqual([
          200,
          { id: sent.id, subscribed: false },
        ]);
        expect(await kept(sent.email)).toEqual([]);
      },
    );

    test.each([
      ['ada@example', 422],
      ["o'hara@example.com", 201],
    ])('to %s → %i: no mail reaches a domain without a dot', async (email, status) => {
      const answer = await inbox.post(NEWSLETTER, aSubscription(email));
      expect(answer.status).toBe(status);
      if (status === 422)
        expect((await answer.json()).errors).toEqual({ email: formMessages.wrongEmail });
    });

    test('without scripts → back to the confirmation, or to the words about the tick', async () => {
      const email = 'yes@example.com';
      const at = (state: string) => [303, `${paths.contact}#newsletter-${state}`];
      expect(await whereTo(NEWSLETTER, { email, subscribe: 'on' })).toEqual(at('sent'));
      expect(await whereTo(NEWSLETTER, { email })).toEqual(at('unticked'));
    });

    test('with the hidden field filled in → kept, nobody is written to', async () => {
      const email = 'victim@example.com';
      await inbox.post(NEWSLETTER, { ...aSubscription(email), website: 'x' });
      expect(await kept(email)).toMatchObject([{ suspect: 1 }]);
      expect(await mailsAbout(email)).toEqual([]);
    });

    test('without a mail server → said so at the start; 503 that names the e-mail address, nothing stored', async () => {
      const said = vi.spyOn(console, 'error').mockClear();
      const mute = await startInbox(await makeStore());
      onTestFinished(() => mute.stop());
      // Another inbox of this file may still be reporting on its mails.
      const lines = said.mock.calls.map(([line]) => line as string);
      expect(lines.filter((line) => line.startsWith('SMTP_URL is not set'))).toHaveLength(1);
      const answer = await mute.post(NEWSLETTER, aSubscription('early@example.com'));
      expect(answer.status).toBe(503);
      expect((await answer.json()).message).toContain(company.emails.general);
      expect(await mute.transact(listMessages)).toEqual([]);
    });
  });

  test('health → says that the store answers', async () => {
    const answer = await fetch(`${inbox.origin}/api/health`);
    expect([answer.status, await answer.json()]).toEqual([200, { store: 'ok' }]);
  });
});
