import {
  type FormName,
  forms,
  HONEYPOT,
  problemsOf,
  readForm,
  type Values,
} from '../../../src/forms/rules.ts';
import type { Database, Work } from './database.ts';
import { noticeOf } from './mails.ts';
import { type Arrival, hasArrivedSince, keepMessage, type Message } from './messages.ts';
import { queueMail } from './outbox.ts';
import type { RateLimit } from './rate-limit.ts';
import { type InboxContext, idOf, isPlain, readFields, refuse } from './request.ts';
import type { Environment } from './settings.ts';
import { requestSubscription } from './subscribers.ts';
import type { Words } from './words.ts';

type Parts = {
  database: Database;
  environment: Environment;
  rateLimit: RateLimit;
  onMail: () => void;
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Without scripts the same words within so many milliseconds are one message: a double press sends once. */
const DOUBLE_PRESS = 10 * 60 * 1000;

/** The page that each form is on, and that says after a post without scripts what has become of it. */
const PAGES = { contact: 'contact', newsletter: 'contact', application: 'career' } as const;

/** The names that the rules of a form read, and those of every form. */
const namesOf = (form: FormName) => [...Object.keys(forms[form]), HONEYPOT, 'id'];

/** What was typed, as a row: the fields that every message has, and the others. */
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

/** A form without scripts has no id: its words and the time make one, which a second press finds again. */
function* idOfPress(content: object, now: number): Work<string> {
  const window = Math.floor(now / DOUBLE_PRESS);
  const previous = idOf(content, window - 1);
  return (yield* hasArrivedSince(previous, now - DOUBLE_PRESS)) ? previous : idOf(content, window);
}

/** Takes what a form sends: stored and flushed before it is answered, together with the mail that it causes. */
export function createSubmit({ database, environment, rateLimit, onMail }: Parts) {
  const { siteOrigin, inbox } = environment;

  function* causeMail(message: Message, words: Words): Work<void> {
    const { email, form, suspect, received_at: now } = message;
    if (form !== 'newsletter') {
      if (!inbox.notifyTo) return;
      const mail = noticeOf(message, inbox.notifyTo, words);
      return void (yield* queueMail({ kind: 'notice', address: email, mail, now }));
    }
    // A suspect one is kept, but a program may have typed somebody's address: nobody is written to.
    if (suspect) return;
    const source = siteOrigin + words.paths.contact;
    yield* requestSubscription(email, {
      at: now,
      wording: words.consent,
      source,
      siteOrigin,
      words,
    });
  }

  type Arriving = Omit<Message, 'id'> & { id: string | undefined };

  function* keep(
    { id: ownId, ...message }: Arriving,
    words: Words,
  ): Work<{ id: string; arrival: Arrival }> {
    const { received_at: now, suspect: _, ...content } = message;
    const id = ownId ?? (yield* idOfPress({ ...content, received_at: undefined }, now));
    const arrival = yield* keepMessage({ id, ...message });
    if (arrival === 'stored') yield* causeMail({ id, ...message }, words);
    return { id, arrival };
  }

  return async (c: InboxContext) => {
    const { words } = c.var;
    const form = c.req.param('form') as FormName;
    const data = await readFields(c, namesOf(form));
    if (!data) return refuse(c, 400, 'unreadable');

    const id = isPlain(c) ? undefined : String(data.get('id') ?? '').toLowerCase();
    const values = readForm(form, data);
    const errors = problemsOf(form, values, words.formMessages);
    if (id !== undefined && !UUID.test(id)) errors.id = words.refusals.id;
    if (Object.keys(errors).length > 0) return refuse(c, 422, 'fields', errors);

    const done = (state: string, body: object, status: 200 | 201) =>
      isPlain(c)
        ? c.redirect(`${words.paths[PAGES[form]]}#${form}-${state}`, 303)
        : c.json(body, status);
    if (form === 'newsletter' && !inbox.smtpUrl) return refuse(c, 503, 'noNewsletter');
    if (form === 'newsletter' && !values.subscribe)
      return done('unticked', { id, subscribed: false }, 200);

    const seconds = rateLimit.forServer();
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      return refuse(c, 429, 'tooManyToday');
    }
    // Whoever asks for the newsletter twice without scripts may have unsubscribed in between.
    const ownId = form === 'newsletter' ? (id ?? crypto.randomUUID()) : id;
    const suspect = data.get(HONEYPOT) ? 1 : 0;
    const received = { id: ownId, form, received_at: Date.now(), ...columnsOf(values), suspect };
    const kept = await database.transact(keep(received, words));
    if (kept.arrival === 'different') return refuse(c, 409, 'different');
    if (kept.arrival === 'stored') onMail();
    return done('sent', { id: kept.id }, kept.arrival === 'stored' ? 201 : 200);
  };
}
