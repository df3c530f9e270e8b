import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Field } from '../ui/Field.tsx';
import { FormLayout, type FormWords } from './FormLayout.tsx';
import { readNewsletter } from './rules.ts';

type Words = FormWords & Record<'heading' | 'email' | 'consent' | 'submit', string>;

export function NewsletterForm({ words }: { words: Words }) {
  return (
    <FormLayout form="newsletter" name={words.heading} words={words} read={readNewsletter}>
      <Field name="email" type="email" label={words.email} autoComplete="email" />
      <Checkbox name="subscribe" label={words.consent} />
      <Button type="submit">{words.submit}</Button>
    </FormLayout>
  );
}
