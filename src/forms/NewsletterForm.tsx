import type { Contact } from '#shapes';
import * as contact from '#words/contact.ts';
import { Checkbox, Field } from '../ui/Field.tsx';
import { Form } from './Form.tsx';
import { MAILABLE } from './rules.ts';

const delivers = Boolean(import.meta.env.FORM_ENDPOINT);
/** By its file: a company without a newsletter does not export it. */
const delivery = delivers ? contact.newsletterDelivery : undefined;
const pattern = delivers ? { pattern: MAILABLE } : {};

export function NewsletterForm({ words }: { words: NonNullable<Contact['newsletter']> }) {
  return (
    <Form form="newsletter" name={words.heading} words={words} delivery={delivery}>
      <Field name="email" type="email" label={words.email} autoComplete="email" {...pattern} />
      <Checkbox name="subscribe" label={words.consent} />
    </Form>
  );
}
