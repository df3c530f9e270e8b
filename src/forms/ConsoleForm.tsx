import type { SubmitEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { deliverToConsole } from './delivery/deliver-to-console.ts';
import * as styles from './Form.module.css';
import type { FormProps } from './form-props.ts';
import { readForm } from './rules.ts';

/**
 * The default: the values go to the console, then the fields are emptied. The method `dialog` outside of a dialog sends
 * nothing anywhere: until React has arrived, and without scripts, a submit neither leaves the page nor puts what was
 * typed into its address.
 */
export function ConsoleForm({ form, name, words, children }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    deliverToConsole(readForm(form, new FormData(event.currentTarget)));
    event.currentTarget.reset();
  };

  return (
    <form
      className={styles.form}
      method="dialog"
      aria-label={name}
      data-wants-react=""
      onSubmit={submit}
    >
      {children}
      <Button type="submit">{words.submit}</Button>
      <noscript>
        <p>{words.withoutScripts}</p>
      </noscript>
    </form>
  );
}
