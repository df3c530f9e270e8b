import { EMAIL_PATTERN, isEmail, isWhole } from './patterns.ts';

/** In the visitor's language. `{limit}` in `tooLong` is filled in. */
type FormMessages = Record<'missing' | 'tooLong' | 'wrongEmail' | 'wrongReach', string>;

type Kind = 'line' | 'optionalLine' | 'text' | 'email' | 'anyEmail' | 'reach' | 'checkbox';
type Fields = Readonly<Record<string, Kind>>;

/**
 * The fields of every form and their kinds. The browser reads them, and the inbox validates and
 * stores them, under these names and in this order.
 */
export const forms = {
  contact: { firstName: 'line', lastName: 'line', email: 'email', message: 'text' },
  newsletter: { email: 'anyEmail', subscribe: 'checkbox' },
  /** `firstName` is the whole name. */
  application: { role: 'line', firstName: 'line', email: 'reach', message: 'optionalLine' },
} as const satisfies Record<string, Fields>;

export type FormName = keyof typeof forms;

export type Values = Record<string, string | boolean>;

/**
 * A box that people do not see. If it is ticked, the sender is most likely a bot: browsers and
 * password managers fill in texts, never boxes.
 */
export const HONEYPOT = 'agree';

const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/g;

export function readForm(form: FormName, data: Pick<FormData, 'get'>): Values {
  const fields = Object.entries<Kind>(forms[form]).map(([name, kind]) => {
    const sent = String(data.get(name) ?? '');
    // A checked box sends "on"; nothing else is consent.
    if (kind === 'checkbox') return [name, sent === 'on'];
    // Only a program sends a line with breaks: what follows would look like a field of its own.
    const line = sent.replace(LINE_BREAKS, ' ').trim();
    // Blanks alone are nothing.
    return [name, kind === 'text' && line ? sent : line];
  });
  return Object.fromEntries(fields);
}

/** An e-mail address, or a telephone number however people write it. */
export const REACH_PATTERN = `${EMAIL_PATTERN}|[+\\(]{0,2}[0-9](?:[ \\(\\)\\/.\\-]{0,2}[0-9]){5,14}`;

/** What `type="email"` accepts in every browser: the HTML standard's own pattern. */
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?';
const EMAIL_TYPE = `[a-zA-Z0-9.!#$%&'*+\\/=?^_\`\\{\\|\\}~\\-]+@${LABEL}(?:\\.${LABEL})*`;

/**
 * In UTF-16 units, as `maxlength` and JavaScript count. No name is longer; a longer message is a
 * document and belongs in an e-mail; no mail server accepts a longer address (RFC 5321).
 */
export const LONGEST = { line: 200, text: 10_000, email: 254 };

const isAnyEmail = (value: string) => value.length <= LONGEST.email && isWhole(EMAIL_TYPE, value);

/** The newsletter's field accepts `a@b`, which gets no mail: required only where forms deliver. */
export const MAILABLE = '.+@.+\\..+';

function problemOf(kind: Kind, value: string, messages: FormMessages) {
  const upTo = (limit: number) =>
    value.length > limit ? messages.tooLong.replace('{limit}', String(limit)) : undefined;
  if (kind === 'optionalLine') return upTo(LONGEST.line);
  if (value === '') return messages.missing;
  switch (kind) {
    case 'line':
    case 'text':
      return upTo(LONGEST[kind]);
    case 'email':
      return isAnyEmail(value) && isEmail(value) ? undefined : messages.wrongEmail;
    case 'anyEmail':
      return isAnyEmail(value) ? undefined : messages.wrongEmail;
    case 'reach':
      return value.length <= LONGEST.email && isWhole(REACH_PATTERN, value)
        ? undefined
        : messages.wrongReach;
  }
}

/** A message for each field that the browser would have rejected. */
export function formProblems(form: FormName, values: Values, messages: FormMessages) {
  const problems: Record<string, string> = {};
  for (const [name, kind] of Object.entries<Kind>(forms[form])) {
    const problem = problemOf(kind, String(values[name]), messages);
    if (problem) problems[name] = problem;
  }
  return problems;
}
