import { EMAIL_PATTERN } from '../../content/email.ts';
import { Field } from '../ui/Field.tsx';
import { SoftText } from '../ui/Text.tsx';
import { CheckedField } from './CheckedField.tsx';
import { Form } from './Form.tsx';
import type { FormWords } from './form-props.ts';
import { type BriefWords, MessageField } from './MessageField.tsx';

type Name = 'name' | 'required' | 'firstName' | 'lastName' | 'email' | 'message' | 'wrongEmail';
type Words = FormWords & Record<Name, string> & { brief?: BriefWords | undefined };

/** The fields are the browser's own, so that what is typed before React arrives is kept. */
export function ContactForm({ words }: { words: Words }) {
  return (
    <Form form="contact" name={words.name} words={words}>
      <SoftText>{words.required}</SoftText>
      <Field name="firstName" label={words.firstName} autoComplete="given-name" width="half" />
      <Field name="lastName" label={words.lastName} autoComplete="family-name" width="half" />
      <CheckedField
        name="email"
        type="email"
        label={words.email}
        pattern={EMAIL_PATTERN}
        wrong={words.wrongEmail}
        autoComplete="email"
      />
      <MessageField words={words} />
    </Form>
  );
}
