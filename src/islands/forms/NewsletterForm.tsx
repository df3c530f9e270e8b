import { FORM_ENDPOINT } from 'astro:env/client';
import type { Labels } from '../../content/labels.ts';
import { forms, MAILABLE_PATTERN, MAX_LENGTH } from '../../forms/rules.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import type { Delivery } from './DeliveryStatus.tsx';
import { Form } from './Form.tsx';

type Props = {
  labels: Pick<Labels['newsletter'], 'email' | 'consent' | 'submit'> &
    Pick<Labels['forms'], 'withoutScripts'> & { form: string };
  address: string;
  delivery: Delivery | undefined;
};

export function NewsletterForm({ labels, address, delivery }: Props) {
  const { form, email, consent } = labels;
  return (
    <Form
      form="newsletter"
      fields={forms.newsletter}
      name={form}
      labels={labels}
      address={address}
      delivery={delivery}
    >
      <Field
        name="email"
        type="email"
        label={email}
        pattern={FORM_ENDPOINT ? MAILABLE_PATTERN : undefined}
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
      />
      <Checkbox name="subscribe" label={consent} />
    </Form>
  );
}
