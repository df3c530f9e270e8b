/** The sections of further pages. The type decides which fields a section has. */
import { z } from 'astro/zod';
import { FIELD_TYPES, forms, RESERVED } from '../forms/rules.ts';
import {
  block,
  button,
  date,
  dateAsText,
  file,
  labelled,
  list,
  name,
  named,
  object,
  pattern,
  singleLine,
  steps,
  text,
} from './fields.ts';

const section = <Type extends string, F extends z.ZodRawShape>(
  type: Type,
  label: string,
  fields: F,
) => labelled(label, object({ type: z.literal(type), ...fields }));

const headed = {
  heading: singleLine,
  text: text.optional().meta({ example: 'What all of it is about.' }),
};

/** A file of public/. With `validUntil` it is a certificate, which is marked once it has expired. */
const document = object({
  title: singleLine,
  file,
  date: date.optional(),
  issuer: singleLine.optional(),
  number: name.optional(),
  validUntil: date.optional(),
});

/** The check refuses a number that YAML shortens, such as 0.40. */
const cell = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : dateAsText(value)),
  z.string().trim(),
);

/** The name that messages are stored under: the same in every language, and never changed. */
const key = (example: string, taken: readonly string[]) =>
  pattern(/^[a-z][A-Za-z0-9]*$/, 'name', `${example}, small, without accents and spaces`)
    .refine((name) => !taken.includes(name), 'The site itself uses this name. Choose another.')
    .meta({ hint: 'What messages are stored under. Visitors do not see it.' });

const formField = object({
  name: key('waybill', RESERVED),
  label: singleLine,
  type: labelled('Kind', z.enum(FIELD_TYPES).meta({ localized: false })),
  optional: z.boolean().default(false).meta({ label: 'May be left empty', localized: false }),
  choices: list(singleLine).optional().meta({ hint: 'For the type choice.' }),
}).refine(({ type, choices }) => (type === 'choice') === Boolean(choices), {
  path: ['choices'],
  message: 'Write choices for a field of type choice, and for no other.',
});

export const sectionWith = <Picture extends z.ZodType>(picture: Picture) =>
  z.discriminatedUnion('type', [
    section('text', 'Text: a heading and paragraphs', {
      heading: singleLine,
      paragraphs: list(text),
    }),
    section('steps', 'Steps: numbered, one after the other', steps.shape),
    section('list', 'List: terms and their descriptions', {
      ...headed,
      entries: list(object({ term: singleLine, description: text })),
    }),
    section('picture', 'Picture beside text', {
      ...block.shape,
      picture,
      action: button.optional(),
    }),
    section('documents', 'Documents: files to download, and certificates', {
      ...headed,
      documents: list(document),
    }),
    section('table', 'Table: rows, or a CSV file', {
      ...headed,
      caption: labelled('Title of the table', singleLine),
      rows: list(labelled('Cells', list(cell)))
        .optional()
        .meta({ hint: 'The first row names the columns.' }),
      csv: name.optional().meta({
        label: 'CSV file',
        hint: 'In the company’s folder.',
        widget: 'table',
      }),
    }),
    section('questions', 'Questions: each opens its answer', {
      ...headed,
      questions: list(object({ question: singleLine, answer: text })),
    }),
    section('form', 'Form: fields that visitors fill in', {
      ...headed,
      name: key('claim', Object.keys(forms)),
      fields: named(formField),
      submit: labelled('Button', singleLine.optional()),
      sent: text.optional().meta({ label: 'After sending' }),
    }),
    section('mark', 'Logo: your own, to download as SVG and PNG', headed),
    section('action', 'Button: a sentence that asks for something', {
      text: singleLine,
      action: button,
    }),
  ]);
