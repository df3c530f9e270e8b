import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { isWhole } from '../../src/forms/patterns.ts';
import { type FormName, formProblems, forms, MAILABLE, readForm } from '../../src/forms/rules.ts';
import { noticeOf } from './mails.ts';
import { askToConfirm } from './newsletter.ts';
import { queueMail } from './outbox.ts';
import type { Parts } from './parts.ts';
import { fieldsOf, isPlain, isSuspect, refuse } from './requests.ts';
import type { Tx } from './store.ts';
import type { Message } from './tables.ts';
import type { Words } from './words.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Without scripts the same words, sent twice within this time, are one message. */
const DOUBLE_PRESS = 10 * 60_000;

/** Without scripts a form has no id. This one is the same for a repeat. */
async function idOfPress(tx: Tx, { form, fields, received_at: now }: Omit<Message, 'id'>) {
  const idIn = (window: number) => hash('sha256', JSON.stringify([form, fields, window]));
  const window = Math.floor(now / DOUBLE_PRESS);
  const { rows } = await sql`SELECT 1 FROM message WHERE id = ${idIn(window - 1)}
    AND received_at > ${now - DOUBLE_PRESS}`.execute(tx);
  return idIn(rows.length > 0 ? window - 1 : window);
}

/** `stored`, `known` if the same was stored before, `different` if its id has other words. */
async function keep(tx: Tx, { id, form, received_at, email, fields, suspect }: Message) {
  const added = await sql`INSERT INTO message (id, form, received_at, email, fields, suspect)
    VALUES (${id}, ${form}, ${received_at}, ${email}, ${fields}, ${suspect})
    ON CONFLICT (id) DO NOTHING RETURNING id`.execute(tx);
  if (added.rows.length > 0) return 'stored';
  const same = await sql`SELECT id FROM message
    WHERE id = ${id} AND form = ${form} AND fields = ${fields}`.execute(tx);
  return same.rows.length > 0 ? 'known' : 'different';
}

/** Each is stored and flushed, together with its mail, before "sent" is answered. */
export async function formRoutes(app: FastifyInstance, parts: Parts) {
  const { store, languages, limits, notifyTo, wake } = parts;
  app.addHook('onRequest', limits.posts);

  async function causeMail(tx: Tx, message: Message, words: Words) {
    const { form, email, suspect } = message;
    // A bot may have entered somebody else's address, so that address gets no mail.
    if (form === 'newsletter') return suspect ? undefined : askToConfirm(tx, email, words);
    if (notifyTo) await queueMail(tx, 'notice', email, noticeOf(message, notifyTo, languages('')));
  }

  for (const form of Object.keys(forms) as FormName[]) {
    app.post(`/${form}`, { bodyLimit: 100_000 }, async (request, reply) => {
      const { words } = request;
      const sent = fieldsOf(request);
      const values = readForm(form, sent);
      const id = isPlain(request) ? undefined : String(sent.get('id') ?? '').toLowerCase();
      const errors = formProblems(form, values, words.formMessages);
      if (id !== undefined && !UUID.test(id)) errors.id = 'This is not a UUID.';
      if (form === 'newsletter' && !errors.email && !isWhole(MAILABLE, String(values.email)))
        errors.email = words.formMessages.wrongEmail;
      if (Object.keys(errors).length > 0) return refuse(request, reply, 422, errors);

      const done = (status: 200 | 201, state = 'sent') =>
        isPlain(request)
          ? reply.redirect(`${words.paths[form]}#${form}-${state}`, 303)
          : reply.code(status).send({ id });
      if (form === 'newsletter' && !notifyTo) return refuse(request, reply, 503);
      if (form === 'newsletter' && !values.subscribe) return done(200, 'unticked');

      const received = {
        form,
        received_at: Date.now(),
        email: String(values.email),
        fields: JSON.stringify(values),
        suspect: isSuspect(sent) ? 1 : 0,
      };
      const arrival = await store.write(async (tx) => {
        const message = { id: id ?? (await idOfPress(tx, received)), ...received };
        const arrival = await keep(tx, message);
        // Whoever asks for the newsletter again may have unsubscribed in between.
        if (arrival === 'stored' || (arrival === 'known' && form === 'newsletter'))
          await causeMail(tx, message, words);
        return arrival;
      });
      if (arrival === 'different') return refuse(request, reply, 409);
      wake();
      return done(arrival === 'stored' ? 201 : 200);
    });
  }
}
