import { Checkbox } from '../ui/Checkbox.tsx';
import { Field } from '../ui/Field.tsx';
import { Form } from './Form.tsx';
import type { FormWords } from './form-props.ts';

type Words = FormWords & Record<'heading' | 'email' | 'consent', string>;

export function NewsletterForm({ words }: { words: Words }) {
  return (
    <Form form="newsletter" name={words.heading} words={words}>
      <Field name="email" type="email" label={words.email} autoComplete="email" />
      <Checkbox name="subscribe" label={words.consent} />
    </Form>
  );
}
