import { useEffect, useRef } from 'react';
import { contactDelivery, contactForm as words } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { EMAIL_PATTERN } from '../../content/patterns.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { SoftText } from '../ui/Text.tsx';
import * as styles from './ContactForm.module.css';
import { readDraft } from './draft.ts';
import { Form } from './Form.tsx';

const delivery = import.meta.env.FORM_ENDPOINT ? contactDelivery : undefined;

/** The fields are uncontrolled, so that what is typed before hydration is kept. */
export function ContactForm() {
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
        wrong={formMessages.wrongEmail}
        autoComplete="email"
      />
      <Message />
    </Form>
  );
}

function Message() {
  const { message, brief } = words;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const area = box.current!.querySelector('textarea')!;
    if (area.value === '') area.value = readDraft();
  }, []);

  const fillIn = (lines: readonly string[]) => {
    const area = box.current!.querySelector('textarea')!;
    const [first = ''] = lines;
    if (area.value.trim() === '') {
      area.value = lines.map((line) => `${line} `).join('\n');
      area.setSelectionRange(first.length + 1, first.length + 1);
    }
    area.focus();
  };

  return (
    <div ref={box} className={styles.message}>
      {brief && (
        <Button type="button" variant="quiet" arrow={false} onClick={() => fillIn(brief.lines)}>
          {brief.label}
        </Button>
      )}
      <Field name="message" label={message} multiline />
    </div>
  );
}
