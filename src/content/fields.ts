/** The building blocks of the schema. Each mistake is a sentence that says how to fix it. */
import { z } from 'astro/zod';
import { EMAIL_PATTERN } from '../forms/patterns.ts';
import { LANGUAGE_CODE } from '../settings.ts';
import { isLikelyYear, MESSAGES, repeatsIn } from './shared-rules.ts';

/** Strict, because a misspelt optional field would otherwise go unnoticed. */
export const object = z.strictObject;
export const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, 'It has no entries. Write at least one, or take the field out.');
/** A list in which no two entries have the same name. */
export const named = <Item extends z.ZodType<{ name: string }>>(item: Item) =>
  list(item).superRefine((entries, { addIssue }) => {
    const message = 'Another has this name. Give each its own.';
    for (const index of repeatsIn(entries.map(({ name }) => name)))
      addIssue({ code: 'custom', path: [index, 'name'], message });
  });
export const labelled = <Field extends z.ZodType>(label: string, field: Field) =>
  field.meta({ label });
export const oneOf = <Key extends string>(choices: Record<Key, unknown>) =>
  z.enum(Object.keys(choices) as Key[]);
/** Names a single entry of a list, where the plural label does not tell. */
export const withSingular = <List extends z.ZodType>(singular: string, list: List) =>
  list.meta({ singular });
export const pattern = (regex: RegExp, what: string, example: string) => {
  const mistake = `This is not a valid ${what}. Write it as ${example}.`;
  return z.string().regex(regex, mistake).meta({ localized: false, mistake });
};

/** YAML reads a date without quotes, as the CMS writes it, as a date and not as text. */
export const dateAsText = (value: unknown) =>
  value instanceof Date ? value.toJSON().slice(0, 10) : value;
const datesAsText = <Field extends z.ZodType>(field: Field) => z.preprocess(dateAsText, field);

export const EMPTY = 'It is empty. Write something, or take the field out.';
export const nonEmpty = z.string().trim().min(1, EMPTY);
export const singleLine = datesAsText(nonEmpty);
export const text = singleLine.meta({ widget: 'text' });
export const name = singleLine.meta({ localized: false });
export const number = z.number().meta({ localized: false });
export const email = pattern(
  new RegExp(`^(?:${EMAIL_PATTERN})$`),
  'e-mail address',
  'name@company.example',
);
export const phone = pattern(/^\+[1-9]( ?\d){6,14}$/, 'international number', '+44 7700 900142');
export const timeOfDay = pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'time of day', '05:00');
export const offset = pattern(/^[+-][01]\d:[0-5]\d$/, 'offset from universal time', '+01:00');
export const country = pattern(/^[A-Z]{2}$/, 'country code', 'DE');
export const language = pattern(LANGUAGE_CODE, 'language code', 'es or pt-BR');
export const date = datesAsText(
  z
    .string()
    .check(z.iso.date('This is not a date. Write it as 2026-03-12.'))
    .refine(isLikelyYear, MESSAGES.year)
    .meta({ localized: false }),
);
/** When visitors see an entry: src/content/publication.ts. */
export const publication = {
  published: z.boolean().optional().meta({ widget: 'published', localized: false }),
  from: date.optional().meta({ label: 'Shown from' }),
  until: date.optional().meta({ label: 'Shown until', hint: 'The last day.' }),
};

export const webAddress = labelled(
  'Leads to',
  pattern(/^https:\/\/[^\s.]+\.\S+$/, 'web address', 'https://company.example'),
);
export const path = pattern(
  /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/,
  'address of a page',
  '/about-us',
).meta({
  label: 'Address of the page',
  hint: 'Such as /about-us.',
  localized: true,
  widget: 'address',
});
/**
 * A page by its name (its address follows from the language), one of its questions as
 * `help#how-do-i-track`, a file of `public/` as `/terms.pdf`, an address, or `#` for none yet.
 */
export const href = pattern(
  /^(#|[a-z0-9-]+(\/[a-z0-9-]+)?(#[^\s#]+)?|\/[^\s?#]+\.[A-Za-z0-9]+|https:\/\/\S+|(mailto|tel|sms):\S+)$/,
  'page or address',
  'about, or as https://company.example',
).meta({ label: 'Leads to', widget: 'link', example: 'about' });
/** Served as it is, from the company's `public/`. */
export const file = labelled(
  'File of public/',
  pattern(/^\/[^\s?#]+\.[A-Za-z0-9]+$/, 'address of a file', '/terms.pdf').meta({
    widget: 'file',
  }),
);
/** A drawing by the company, where none of ours fits. */
export const drawing = pattern(/^[\w./-]+\.svg$/, 'SVG file', 'drawing.svg')
  .optional()
  .meta({ hint: 'An SVG in the company’s folder.' });
export const link = object({
  label: singleLine.meta({ label: 'Link text', example: 'Write to us' }),
  href,
});
export const button = labelled('Button', link);
export const buttons = z.tuple([labelled('First button', link), labelled('Second button', link)]);
export const alt = z.string().default('').meta({
  label: 'Alternative text: what the picture shows',
  hint: 'Leave it empty if the picture is only decorative.',
});
/** The horizontal position in a picture that no window may crop. */
export const focus = z.enum(['20%', '40%', '60%', '80%']);

export const block = object({ heading: singleLine, text });
export const steps = object({ heading: singleLine, text, steps: labelled('Steps', list(block)) });
