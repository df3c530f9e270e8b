import { FORM_ENDPOINT } from 'astro:env/client';
import type { Words } from '../../content/schema.ts';
import { MAILABLE } from '../../forms/rules.ts';
import { Checkbox, Field } from '../../ui/Field.tsx';
import type { DeliveryWords } from './DeliveryStatus.tsx';
import { Form } from './Form.tsx';

type Props = {
  words: Omit<NonNullable<Words['contact']['newsletter']>, 'text'>;
  delivery: DeliveryWords | undefined;
};

export function NewsletterForm({ words, delivery }: Props) {
  const { heading, email, consent } = words;
  return (
    <Form form="newsletter" name={heading} words={words} delivery={delivery}>
      <Field
        name="email"
        type="email"
        label={email}
        pattern={FORM_ENDPOINT ? MAILABLE : undefined}
        autoComplete="email"
      />
      <Checkbox name="subscribe" label={consent} />
    </Form>
  );
}
