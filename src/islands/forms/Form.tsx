import { FORM_ENDPOINT } from 'astro:env/client';
import type { SubmitEvent } from 'react';
import { readForm } from '../../forms/rules.ts';
import { Button } from '../../ui/Button.tsx';
import { MailText } from '../../ui/ContactLinks.tsx';
import { DeliveringForm, type FormProps } from './DeliveringForm.tsx';
import * as styles from './Form.module.css';

/** Decided at build time, so that the code of the other form is left out. */
export const Form = FORM_ENDPOINT ? DeliveringForm : ConsoleForm;

/**
 * The default: logs the values and empties the fields. Until React has loaded, and without scripts,
 * submitting does nothing, because outside a dialog the method `dialog` sends nothing.
 */
function ConsoleForm({ fields, name, labels, address = '', children }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // biome-ignore lint/suspicious/noConsole: nothing leaves the browser by default
    console.log(readForm(fields, new FormData(event.currentTarget)));
    event.currentTarget.reset();
  };

  return (
    <form className={styles.form} method="dialog" aria-label={name} onSubmit={submit}>
      <noscript>
        <p>
          <MailText text={labels.withoutScripts ?? ''} email={address} />
        </p>
      </noscript>
      {children}
      <Button type="submit">{labels.submit}</Button>
    </form>
  );
}
