/** The sections of further pages. The type decides which fields a section has. */
import { z } from 'astro/zod';
import {
  block,
  button,
  date,
  file,
  labelled,
  list,
  name,
  object,
  singleLine,
  steps,
  text,
} from './fields.ts';

const section = <Type extends string, F extends z.ZodRawShape>(
  type: Type,
  label: string,
  fields: F,
) => labelled(label, object({ type: z.literal(type), ...fields }));

const headed = { heading: singleLine, text: text.optional() };

/** A file of public/. With `validUntil` it is a certificate, which is not shown once it runs out. */
const document = object({
  title: singleLine,
  file,
  date: date.optional(),
  issuer: singleLine.optional(),
  number: name.optional(),
  validUntil: date.optional(),
});

/** A number stays as it is written: 0.40 is a price. */
const cell = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().trim(),
);

export const sectionWith = <Picture extends z.ZodType>(picture: Picture) =>
  z.discriminatedUnion('type', [
    section('text', 'Text: a heading and paragraphs', {
      heading: singleLine,
      paragraphs: list(text),
    }),
    section('steps', 'Steps: numbered, one after the other', steps.shape),
    section('list', 'List: words, each with what it means', {
      ...headed,
      entries: list(object({ term: singleLine, description: text })),
    }),
    section('picture', 'Picture beside words', {
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
      caption: singleLine,
      rows: list(list(cell)).optional().meta({ hint: 'The first row names the columns.' }),
      csv: name.optional().meta({ label: 'CSV file', hint: 'In the company’s folder.' }),
    }),
    section('questions', 'Questions: each opens its answer', {
      ...headed,
      questions: list(object({ question: singleLine, answer: text })),
    }),
    section('action', 'Button: a sentence that asks for something', {
      text: singleLine,
      action: button,
    }),
  ]);
