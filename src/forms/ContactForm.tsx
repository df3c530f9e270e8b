import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { SoftText } from '../ui/Text.tsx';
import { EmailField } from './EmailField.tsx';
import { FormLayout, type FormWords } from './FormLayout.tsx';
import { MessageField } from './MessageField.tsx';
import { readContact } from './rules.ts';

type Name = 'name' | 'required' | 'firstName' | 'lastName' | 'email' | 'message' | 'submit';
type Words = FormWords &
  Record<Name, string> & { brief?: { label: string; lines: readonly string[] } | undefined };

/** The fields are the browser's own, so that what is typed before React arrives is kept. */
export function ContactForm({ words }: { words: Words }) {
  return (
    <FormLayout form="contact" name={words.name} words={words} read={readContact}>
      <SoftText>{words.required}</SoftText>
      <Field name="firstName" label={words.firstName} autoComplete="given-name" width="half" />
      <Field name="lastName" label={words.lastName} autoComplete="family-name" width="half" />
      <EmailField label={words.email} />
      <MessageField words={words} />
      <Button type="submit">{words.submit}</Button>
    </FormLayout>
  );
}
