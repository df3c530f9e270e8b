import { hash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesPattern } from '../../src/forms/patterns.ts';
import {
  type Fields,
  formProblems,
  MAILABLE_PATTERN,
  MAX_LENGTH,
  readForm,
  type Values,
} from '../../src/forms/rules.ts';
import type { Locale } from './locales.ts';
import { composeMail, noticeFor } from './mails.ts';
import { askToConfirm } from './newsletter.ts';
import { queueMail } from './outbox.ts';
import { formDataOf, formName, formOf, isFormEncoded, isSuspect, refuse } from './requests.ts';
import { HOUR, storeTime } from './retention.ts';
import type { Services } from './services.ts';
import type { Tx } from './store.ts';
import type { Message } from './tables.ts';

/** Ten of the longest texts, in Chinese, as a browser without scripts encodes them, in bytes. */
const BODY_LIMIT = 1_000_000;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The same values sent twice within this time are one message, if sent without scripts. */
const REPEAT_WINDOW = 10 * 60_000;

type Received = Omit<Message, 'id'>;

/**
 * The id of a form that was sent without scripts: a hash of its content and the time, so that the
 * same values sent again soon have the same id.
 */
async function idFromContent(tx: Tx, { form, fields, received_at: now }: Received) {
  const idFor = (window: number) => hash('sha256', JSON.stringify([form, fields, window]));
  const window = Math.floor(now / REPEAT_WINDOW);
  const repeated = await tx
    .selectFrom('message')
    .select('id')
    .where('id', '=', idFor(window - 1))
    .where('received_at', '>', now - REPEAT_WINDOW)
    .executeTakeFirst();
  return repeated?.id ?? idFor(window);
}

/** The sender's first e-mail address, else phone number. `delete` finds their messages by it. */
function senderAddress(values: Values, fields: Fields) {
  const email = fields.find(({ type }) => /email/i.test(type)); // email, anyEmail, emailOrPhone
  const field = email ?? fields.find(({ type }) => type === 'phone');
  return field ? String(values[field.name]) : '';
}

/**
 * Returns `known` if the message was stored before, `different` if its id belongs to another
 * message, and `tooMany` if the limit of the hour is reached.
 */
async function storeMessage(tx: Tx, message: Message, { reservePost }: Services['limits']) {
  const isOverLimit = !(await reservePost(tx, message.received_at));
  const add = tx
    .insertInto('message')
    .values({ ...message, store_time: storeTime(tx) })
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id');
  if (!isOverLimit && (await add.executeTakeFirst())) return 'stored';
  const { id, form, fields } = message;
  const stored = await tx
    .selectFrom('message')
    .select('id')
    .where((eb) => eb.and({ id, form, fields }))
    .executeTakeFirst();
  if (stored) return 'known';
  return isOverLimit ? 'tooMany' : 'different';
}

/**
 * Fails if no message can be stored. It stores the longest one with its notice and erases both,
 * because a transaction that is rolled back never reaches the disk.
 */
export async function probeStore(tx: Tx) {
  const id = randomUUID();
  const fields = 'x'.repeat(MAX_LENGTH.text);
  const message = { id, form: 'contact', received_at: 0, email: '', fields, suspect: 0 };
  await tx
    .insertInto('message')
    .values({ ...message, store_time: 0 })
    .execute();
  await queueMail(tx, 'notice', '', composeMail('', '', [fields]), id);
  await tx.deleteFrom('message').where('id', '=', id).execute();
  await tx.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Reads a submission by the rules of its form. Returns undefined if no page has that form. */
function readSubmission(request: FastifyRequest) {
  const { locale } = request;
  const form = formName(request);
  const { path, fields } = formOf(request) ?? {};
  if (!path || !fields) return undefined;
  const sent = formDataOf(request);
  const values = readForm(fields, sent);
  const id = isFormEncoded(request) ? undefined : String(sent.get('id') ?? '').toLowerCase();
  const errors = formProblems(fields, values, locale.formMessages, locale.code);
  if (id !== undefined && !UUID.test(id)) errors.id = 'This is not a UUID.';
  if (
    form === 'newsletter' &&
    !errors.email &&
    !matchesPattern(MAILABLE_PATTERN, String(values.email))
  )
    errors.email = locale.formMessages.wrongEmail;
  return { form, path, fields, values, id, errors, isSuspect: isSuspect(sent) };
}

type Submission = NonNullable<ReturnType<typeof readSubmission>>;

/** Answers a script with the id, and sends a browser without scripts back to the form's page. */
function acknowledge(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, path, id }: Submission,
  status: 200 | 201,
  outcome = 'sent',
) {
  if (!isFormEncoded(request)) return reply.code(status).send({ id });
  return reply.redirect(`${path}#${form}-${outcome}`, 303);
}

/** Every message is flushed to disk, together with its mail, before we answer that it was sent. */
export async function formRoutes(app: FastifyInstance, services: Services) {
  const { store, localeFor, limits, notifyTo, wake } = services;
  app.addHook('onRequest', limits.posts);

  /** Queues the confirmation of a subscription, or the notice to the company. */
  async function queueMailFor(tx: Tx, message: Message, locale: Locale) {
    const { id, form, email } = message;
    if (form === 'newsletter') return askToConfirm(tx, email, locale);
    if (!notifyTo) return;
    const notice = noticeFor(message, notifyTo, localeFor(''));
    await queueMail(tx, 'notice', email, notice, id);
  }

  function storeWithMail({ form, fields, values, id, isSuspect }: Submission, locale: Locale) {
    const received = {
      form,
      received_at: Date.now(),
      email: senderAddress(values, fields),
      fields: JSON.stringify(values),
      suspect: isSuspect ? 1 : 0,
    };
    return store.write(async (tx) => {
      const message = { id: id ?? (await idFromContent(tx, received)), ...received };
      const outcome = await storeMessage(tx, message, limits);
      // Whoever asks for the newsletter again may have unsubscribed in between.
      if (outcome === 'stored' || (outcome === 'known' && form === 'newsletter'))
        await queueMailFor(tx, message, locale);
      return outcome;
    });
  }

  app.post('/:form', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const submission = readSubmission(request);
    if (!submission) return refuse(request, reply, 404);
    const { form, values, errors, isSuspect } = submission;
    if (Object.keys(errors).length > 0) return refuse(request, reply, 422, errors);
    if (form === 'newsletter') {
      // No mail may go to an address that a bot entered. A person who ticked the box sees an error.
      if (isSuspect) return refuse(request, reply, 400);
      if (!notifyTo) return refuse(request, reply, 503);
      if (!values.subscribe) return acknowledge(request, reply, submission, 200, 'unticked');
    }
    const refusal = await limits.messages(request, reply);
    if (refusal) return refusal;

    const outcome = await storeWithMail(submission, request.locale);
    if (outcome === 'different') return refuse(request, reply, 409);
    if (outcome === 'tooMany')
      return refuse(request, reply.header('Retry-After', HOUR / 1_000), 429);
    wake();
    return acknowledge(request, reply, submission, outcome === 'stored' ? 201 : 200);
  });
}
