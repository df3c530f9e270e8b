import * as contact from '#words/contact.ts';
import { Form } from '../../forms/Form.tsx';
import { MAILABLE } from '../../forms/rules.ts';
import { Checkbox, Field } from '../../ui/Field.tsx';
import { TitledSection } from '../../ui/Section.tsx';

const delivers = Boolean(import.meta.env.FORM_ENDPOINT);
/** By its file: a company without a newsletter does not export it. */
const delivery = delivers ? contact.newsletterDelivery : undefined;
const pattern = delivers ? { pattern: MAILABLE } : {};

export function Newsletter() {
  const words = contact.newsletter;
  if (!words) return null;
  const { heading, text, email, consent } = words;
  return (
    <TitledSection surface="tinted" heading={heading} lede={text}>
      <Form form="newsletter" name={heading} words={words} delivery={delivery}>
        <Field name="email" type="email" label={email} autoComplete="email" {...pattern} />
        <Checkbox name="subscribe" label={consent} />
      </Form>
    </TitledSection>
  );
}
