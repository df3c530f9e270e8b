import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Field } from '../ui/Field.tsx';
import { FormLayout } from './FormLayout.tsx';
import { readNewsletter } from './rules.ts';

type Words = Record<'heading' | 'email' | 'consent' | 'submit' | 'withoutScripts', string>;

export function NewsletterForm({ words }: { words: Words }) {
  return (
    <FormLayout name={words.heading} withoutScripts={words.withoutScripts} read={readNewsletter}>
      <Field name="email" type="email" label={words.email} autoComplete="email" />
      <Checkbox name="subscribe" label={words.consent} />
      <Button type="submit">{words.submit}</Button>
    </FormLayout>
  );
}
