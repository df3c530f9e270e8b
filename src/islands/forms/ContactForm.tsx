import type { Words } from '../../content/schema.ts';
import { EMAIL_PATTERN } from '../../forms/patterns.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { SoftText } from '../../ui/Text.tsx';
import * as styles from './ContactForm.module.css';
import type { DeliveryWords } from './DeliveryStatus.tsx';
import { Form } from './Form.tsx';

type Contact = Words['contact'];
type Props = {
  words: Contact['contactForm'];
  wrongEmail: string;
  delivery: DeliveryWords | undefined;
};

/** The fields are uncontrolled, so that hydration keeps what is typed before. */
export function ContactForm({ words, wrongEmail, delivery }: Props) {
  return (
    <Form form="contact" name={words.name} words={words} delivery={delivery}>
      <SoftText>{words.required}</SoftText>
      <Field name="firstName" label={words.firstName} autoComplete="given-name" width="half" />
      <Field name="lastName" label={words.lastName} autoComplete="family-name" width="half" />
      <Field
        name="email"
        type="email"
        label={words.email}
        pattern={EMAIL_PATTERN}
        wrong={wrongEmail}
        autoComplete="email"
      />
      <Message words={words} />
    </Form>
  );
}

/** Puts the lines into an empty message, and the cursor behind the first one. */
function fillIn(area: HTMLTextAreaElement, lines: readonly string[]) {
  const [first = ''] = lines;
  if (area.value.trim() === '') {
    area.value = lines.map((line) => `${line} `).join('\n');
    area.setSelectionRange(first.length + 1, first.length + 1);
  }
  area.focus();
}

function Message({ words: { message, brief } }: Pick<Props, 'words'>) {
  return (
    <div className={styles.message}>
      {brief && (
        <Button
          type="button"
          variant="quiet"
          onClick={({ currentTarget }) => fillIn(currentTarget.form!.message, brief.lines)}
        >
          {brief.label}
        </Button>
      )}
      <Field name="message" label={message} multiline />
    </div>
  );
}
