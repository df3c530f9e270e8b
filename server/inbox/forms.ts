import { hash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isWhole } from '../../src/forms/patterns.ts';
import {
  type FormName,
  formProblems,
  forms,
  LONGEST,
  MAILABLE,
  readForm,
} from '../../src/forms/rules.ts';
import { compose, noticeOf } from './mails.ts';
import { askToConfirm } from './newsletter.ts';
import { queueMail } from './outbox.ts';
import type { Parts } from './parts.ts';
import { fieldsOf, isPlain, isSuspect, refuse } from './requests.ts';
import { arrivalTime } from './retention.ts';
import type { Tx } from './store.ts';
import type { Message } from './tables.ts';
import type { Words } from './words.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Without scripts the same words, sent twice within this time, are one message. */
const DOUBLE_PRESS = 10 * 60_000;

type Received = Omit<Message, 'id'>;

/** Without scripts a form has no id. This one is the same for a repeat. */
async function idOfPress(tx: Tx, { form, fields, received_at: now }: Received) {
  const idIn = (window: number) => hash('sha256', JSON.stringify([form, fields, window]));
  const window = Math.floor(now / DOUBLE_PRESS);
  const repeated = await tx
    .selectFrom('message')
    .select('id')
    .where('id', '=', idIn(window - 1))
    .where('received_at', '>', now - DOUBLE_PRESS)
    .executeTakeFirst();
  return repeated?.id ?? idIn(window);
}

/** `stored`, `known` if the same was stored before, `different` if its id has other words. */
async function keep(tx: Tx, message: Message, keepDays: number) {
  const added = await tx
    .insertInto('message')
    .values({ ...message, received_at: arrivalTime(tx, keepDays) })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return 'stored';
  const { id, form, fields } = message;
  const same = await tx
    .selectFrom('message')
    .select('id')
    .where((is) => is.and({ id, form, fields }))
    .executeTakeFirst();
  return same ? 'known' : 'different';
}

/**
 * Whether a message can be stored: stores the longest one with its notice, and erases both. Rolled
 * back, they would never reach the disk.
 */
export async function tryToStore(tx: Tx) {
  const id = randomUUID();
  const fields = 'x'.repeat(LONGEST.text);
  const message = { id, form: 'contact', received_at: 0, email: '', fields, suspect: 0 } as const;
  await tx.insertInto('message').values(message).execute();
  await queueMail(tx, 'notice', '', compose('', '', [fields]), id);
  await tx.deleteFrom('message').where('id', '=', id).execute();
  await tx.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Each is stored and flushed, together with its mail, before "sent" is answered. */
export async function formRoutes(app: FastifyInstance, parts: Parts) {
  const { store, languages, limits, notifyTo, keepDays, wake } = parts;
  app.addHook('onRequest', limits.posts);

  async function causeMail(tx: Tx, message: Message, words: Words) {
    const { id, form, email } = message;
    if (form === 'newsletter') return askToConfirm(tx, email, words);
    if (!notifyTo) return;
    const notice = noticeOf(message, notifyTo, languages(''));
    await queueMail(tx, 'notice', email, notice, id);
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

      // No mail may go to an address that a bot entered. Should it be a person, they are told.
      if (form === 'newsletter' && isSuspect(sent)) return refuse(request, reply, 400);

      const done = (status: 200 | 201, state = 'sent') =>
        isPlain(request)
          ? reply.redirect(`${words.paths[form]}#${form}-${state}`, 303)
          : reply.code(status).send({ id });
      if (form === 'newsletter' && !notifyTo) return refuse(request, reply, 503);
      if (form === 'newsletter' && !values.subscribe) return done(200, 'unticked');

      const isOverLimit = await limits.messages(request, reply);
      if (isOverLimit) return isOverLimit;
      const received = {
        form,
        received_at: Date.now(),
        email: String(values.email),
        fields: JSON.stringify(values),
        suspect: isSuspect(sent) ? 1 : 0,
      };
      const arrival = await store.write(async (tx) => {
        const message = { id: id ?? (await idOfPress(tx, received)), ...received };
        const arrival = await keep(tx, message, keepDays);
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
