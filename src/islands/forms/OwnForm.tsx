import { fill } from '../../content/fill.ts';
import type { Labels } from '../../content/labels.ts';
import type { Section } from '../../content/schema.ts';
import { maxLengthOf, PATTERNS } from '../../forms/rules.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { SoftText } from '../../ui/Text.tsx';
import type { Delivery } from './DeliveryStatus.tsx';
import { Form } from './Form.tsx';

/** The labels of `forms` that the form shows. */
export const OWN_FORM_LABELS = [
  'required',
  'optional',
  'choose',
  'withoutScripts',
  'wrongEmail',
  'wrongPhone',
  'wrongNumber',
] as const;

type Props = {
  form: Pick<Extract<Section, { type: 'form' }>, 'name' | 'heading' | 'fields'>;
  labels: Pick<Labels['forms'], (typeof OWN_FORM_LABELS)[number]> & { submit: string };
  address: string;
  delivery: Delivery | undefined;
};

type FieldProps = { field: Props['form']['fields'][number]; labels: Props['labels'] };

/** A form whose fields are content. */
export function OwnForm({ form: { name, heading, fields }, labels, address, delivery }: Props) {
  return (
    <Form
      form={name}
      fields={fields}
      name={heading}
      labels={labels}
      address={address}
      delivery={delivery}
    >
      {fields.every(({ optional }) => !optional) && <SoftText>{labels.required}</SoftText>}
      {fields.map((field) => (
        <OwnField key={field.name} field={field} labels={labels} />
      ))}
    </Form>
  );
}

/** The values of `autocomplete` for the field names that docs/forms.md lists. */
const AUTOCOMPLETE: Record<string, string> = {
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  email: 'email',
  phone: 'tel',
  street: 'street-address',
  postcode: 'postal-code',
  town: 'address-level2',
};

/** The attributes of each type's element. */
const NATIVE_ATTRIBUTES = {
  text: {},
  longText: { multiline: true },
  email: { type: 'email' },
  phone: { type: 'tel' },
  number: { inputMode: 'decimal' },
  date: { type: 'date', maxLength: undefined },
  choice: {},
} as const;

function OwnField({ field: { name, label, type, optional, choices }, labels }: FieldProps) {
  const required = !optional;
  if (type === 'consent') return <Checkbox name={name} label={label} required={required} />;
  const messages: Partial<Record<typeof type, string>> = {
    email: labels.wrongEmail,
    phone: labels.wrongPhone,
    number: labels.wrongNumber,
  };
  return (
    <Field
      name={name}
      label={optional ? fill(labels.optional, { label }) : label}
      required={required}
      pattern={PATTERNS[type]}
      formatMessage={messages[type]}
      maxLength={maxLengthOf(type)}
      autoComplete={AUTOCOMPLETE[name]}
      choices={choices && { placeholder: labels.choose, options: choices }}
      {...NATIVE_ATTRIBUTES[type]}
    />
  );
}
