import type { Labels } from '../../content/labels.ts';
import { EMAIL_PATTERN } from '../../forms/patterns.ts';
import { forms, MAX_LENGTH } from '../../forms/rules.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { SoftText } from '../../ui/Text.tsx';
import * as styles from './ContactForm.module.css';
import type { Delivery } from './DeliveryStatus.tsx';
import { Form } from './Form.tsx';

/** The labels of `contact` that the form shows. */
export const CONTACT_LABELS = [
  'form',
  'firstName',
  'lastName',
  'email',
  'message',
  'brief',
  'submit',
] as const;

type Props = {
  labels: Pick<Labels['contact'], (typeof CONTACT_LABELS)[number]> &
    Pick<Labels['forms'], 'required' | 'wrongEmail' | 'withoutScripts'>;
  address: string;
  delivery: Delivery | undefined;
};

/** The fields are uncontrolled, so that hydration keeps what was typed before it. */
export function ContactForm({ labels, address, delivery }: Props) {
  return (
    <Form
      form="contact"
      fields={forms.contact}
      name={labels.form}
      labels={labels}
      address={address}
      delivery={delivery}
    >
      <SoftText>{labels.required}</SoftText>
      <Field
        name="firstName"
        label={labels.firstName}
        autoComplete="given-name"
        maxLength={MAX_LENGTH.line}
        width="half"
      />
      <Field
        name="lastName"
        label={labels.lastName}
        autoComplete="family-name"
        maxLength={MAX_LENGTH.line}
        width="half"
      />
      <Field
        name="email"
        type="email"
        label={labels.email}
        pattern={EMAIL_PATTERN}
        formatMessage={labels.wrongEmail}
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
      />
      <Message labels={labels} />
    </Form>
  );
}

/** Adds the lines that the message lacks, and puts the cursor after the first of them. */
function addLines(message: HTMLTextAreaElement, lines: readonly string[]) {
  const typed = message.value.trimEnd();
  const [first, ...others] = lines.filter((line) => !typed.includes(line));
  if (first) {
    const upToCursor = [typed, `${first} `].filter(Boolean).join('\n');
    message.value = [upToCursor, ...others.map((line) => `${line} `)].join('\n');
    message.setSelectionRange(upToCursor.length, upToCursor.length);
  }
  message.focus();
}

function Message({ labels: { message, brief } }: Pick<Props, 'labels'>) {
  return (
    <div className={styles.message}>
      <Button
        type="button"
        variant="quiet"
        onClick={({ currentTarget }) => addLines(currentTarget.form!.message, brief.lines)}
      >
        {brief.label}
      </Button>
      <Field name="message" label={message} maxLength={MAX_LENGTH.text} multiline />
    </div>
  );
}
