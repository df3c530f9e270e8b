import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { EmailField } from './EmailField.tsx';
import { FormLayout, type FormWords } from './FormLayout.tsx';
import { readContact } from './rules.ts';

type Words = FormWords &
  Record<'name' | 'firstName' | 'lastName' | 'email' | 'message' | 'submit', string>;

/** The fields are the browser's own, so that what is typed before React arrives is kept. */
export function ContactForm({ words }: { words: Words }) {
  return (
    <FormLayout form="contact" name={words.name} words={words} read={readContact}>
      <Field name="firstName" label={words.firstName} autoComplete="given-name" width="half" />
      <Field name="lastName" label={words.lastName} autoComplete="family-name" width="half" />
      <EmailField label={words.email} />
      <Field name="message" label={words.message} multiline />
      <Button type="submit">{words.submit}</Button>
    </FormLayout>
  );
}
