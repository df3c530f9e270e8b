/** The sections of further pages. The type decides which fields a section has. */
import { z } from 'astro/zod';
import {
  block,
  button,
  called,
  date,
  file,
  line,
  list,
  name,
  object,
  steps,
  text,
} from './fields.ts';

const part = <Type extends string, F extends z.ZodRawShape>(type: Type, label: string, fields: F) =>
  called(label, object({ type: z.literal(type), ...fields }));

const headed = { heading: line, text: text.optional() };

/** A file of public/. With `validUntil` it is a certificate, which is not shown once it runs out. */
const document = object({
  title: line,
  file,
  date: date.optional(),
  issuer: line.optional(),
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
    part('text', 'Text: a heading and paragraphs', { heading: line, paragraphs: list(text) }),
    part('steps', 'Steps: numbered, one after the other', steps.shape),
    part('list', 'List: words, each with what it means', {
      ...headed,
      entries: list(object({ term: line, description: text })),
    }),
    part('picture', 'Picture beside words', {
      ...block.shape,
      picture,
      action: button.optional(),
    }),
    part('documents', 'Documents: files to download, and certificates', {
      ...headed,
      documents: list(document),
    }),
    part('table', 'Table: rows, or a CSV file', {
      ...headed,
      caption: line,
      rows: list(list(cell)).optional().meta({ hint: 'The first row names the columns.' }),
      csv: name.optional().meta({ label: 'CSV file', hint: 'In the company’s folder.' }),
    }),
    part('questions', 'Questions: each opens its answer', {
      ...headed,
      questions: list(object({ question: line, answer: text })),
    }),
    part('action', 'Button: a sentence that asks for something', { text: line, action: button }),
  ]);
