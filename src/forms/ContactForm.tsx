import { Field } from '../ui/Field.tsx';
import { EmailField } from './EmailField.tsx';
import { Form } from './Form.tsx';
import type { FormWords } from './form-props.ts';
import { readContact } from './rules.ts';

type Words = FormWords &
  Record<'name' | 'firstName' | 'lastName' | 'email' | 'message' | 'wrongEmail', string>;

/** The fields are the browser's own, so that what is typed before React arrives is kept. */
export function ContactForm({ words }: { words: Words }) {
  return (
    <Form form="contact" name={words.name} words={words} read={readContact}>
      <Field name="firstName" label={words.firstName} autoComplete="given-name" width="half" />
      <Field name="lastName" label={words.lastName} autoComplete="family-name" width="half" />
      <EmailField label={words.email} wrongEmail={words.wrongEmail} />
      <Field name="message" label={words.message} multiline />
    </Form>
  );
}
