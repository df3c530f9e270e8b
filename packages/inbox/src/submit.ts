import { isWhole } from '../../../content/patterns.ts';
import {
  type FormName,
  formProblems,
  HONEYPOT,
  MAILABLE,
  readForm,
  type Values,
} from '../../../src/forms/rules.ts';
import type { Database, Query } from './database.ts';
import { noticeOf } from './mails.ts';
import { hasArrivedSince, keepMessage, type Message } from './messages.ts';
import { queueMail } from './outbox.ts';
import type { RateLimit } from './rate-limit.ts';
import { type InboxContext, idOf, isPlain, readFields, refuse } from './request.ts';
import type { Environment } from './settings.ts';
import { requestSubscription } from './subscribers.ts';
import type { Texts } from './texts.ts';

export type Parts = {
  database: Database;
  environment: Environment;
  rateLimit: RateLimit;
  onMail: () => void;
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Milliseconds in which the same content without scripts is one message: a double submit. */
const DOUBLE_PRESS = 10 * 60 * 1000;

/** The page of each form, which also shows the result after a post without scripts. */
const PAGES = { contact: 'contact', newsletter: 'contact', application: 'career' } as const;

/** The values as a row: the fields that have a column, and `details` for all others. */
function columnsOf(values: Values) {
  const { firstName = '', lastName = '', email = '', message = '', subscribe, ...details } = values;
  return {
    first_name: String(firstName),
    last_name: String(lastName),
    email: String(email),
    message: String(message),
    details: JSON.stringify(details),
  };
}

/** A form without scripts has no id: its content and the time make one, the same for a repeat. */
async function idOfPress(query: Query, message: Omit<Message, 'id'>) {
  const { received_at: now, suspect: _, ...content } = message;
  const window = Math.floor(now / DOUBLE_PRESS);
  const previous = idOf(content, window - 1);
  const isSecond = await hasArrivedSince(query, previous, now - DOUBLE_PRESS);
  return isSecond ? previous : idOf(content, window);
}

/** Handles a submitted form: stored and flushed before the response, together with its mail. */
export function createSubmit({ database, environment, rateLimit, onMail }: Parts) {
  const { siteOrigin, inbox } = environment;

  async function causeMail(query: Query, message: Message, texts: Texts) {
    const { email, form, suspect, received_at: now } = message;
    if (form === 'newsletter') {
      // A bot may have entered somebody else's address: nobody gets mail from a suspect message.
      if (suspect) return;
      const source = siteOrigin + texts.paths.contact;
      const occasion = { at: now, wording: texts.consent, source, siteOrigin, texts };
      return requestSubscription(query, email, occasion);
    }
    if (!inbox.notifyTo) return;
    const mail = noticeOf(message, inbox.notifyTo, texts);
    await queueMail(query, { kind: 'notice', address: email, mail, now });
  }

  return async (c: InboxContext) => {
    const { texts } = c.var;
    const form = c.req.param('form') as FormName;
    const fields = await readFields(c);
    if (!fields) return refuse(c, 400, 'unreadable');

    const id = isPlain(c) ? undefined : String(fields.get('id') ?? '').toLowerCase();
    const values = readForm(form, fields);
    const errors = formProblems(form, values, texts.formMessages);
    if (id !== undefined && !UUID.test(id)) errors.id = texts.refusals.id;
    if (form === 'newsletter' && !errors.email && !isWhole(MAILABLE, String(values.email)))
      errors.email = texts.formMessages.wrongEmail;
    if (Object.keys(errors).length > 0) return refuse(c, 422, 'fields', errors);

    const done = (state: string, body: object, status: 200 | 201) =>
      isPlain(c)
        ? c.redirect(`${texts.paths[PAGES[form]]}#${form}-${state}`, 303)
        : c.json(body, status);
    if (form === 'newsletter' && !inbox.smtpUrl) return refuse(c, 503, 'noNewsletter');
    if (form === 'newsletter' && !values.subscribe)
      return done('unticked', { id, subscribed: false }, 200);

    const seconds = rateLimit.forServer();
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      return refuse(c, 429, 'tooManyToday');
    }
    const suspect = fields.get(HONEYPOT) ? 1 : 0;
    const received = { form, received_at: Date.now(), ...columnsOf(values), suspect };
    // Somebody who subscribes twice without scripts may have unsubscribed in between.
    const ownId = form === 'newsletter' ? (id ?? crypto.randomUUID()) : id;
    const kept = await database.transact(async (query) => {
      const message = { id: ownId ?? (await idOfPress(query, received)), ...received };
      const arrival = await keepMessage(query, message);
      if (arrival === 'stored') await causeMail(query, message, texts);
      return { id: message.id, arrival };
    });
    if (kept.arrival === 'different') return refuse(c, 409, 'different');
    if (kept.arrival === 'stored') onMail();
    return done('sent', { id: kept.id }, kept.arrival === 'stored' ? 201 : 200);
  };
}
