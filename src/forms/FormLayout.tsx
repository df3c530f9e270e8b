import type { ReactNode, SubmitEvent } from 'react';
import { deliverToConsole } from './delivery/deliver-to-console.ts';
import * as styles from './FormLayout.module.css';
import type { ContactValues, NewsletterValues } from './rules.ts';

type Props = {
  name: string;
  withoutScripts: string;
  read: (data: FormData) => ContactValues | NewsletterValues;
  children: ReactNode;
};

/**
 * What both forms share: deliver the values, then empty the fields. The method `dialog` outside of a dialog sends
 * nothing anywhere: until React has arrived, and without scripts, a submit neither leaves the page nor puts what was
 * typed into its address.
 */
export function FormLayout({ name, withoutScripts, read, children }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    deliverToConsole(read(new FormData(event.currentTarget)));
    event.currentTarget.reset();
  };

  return (
    <form className={styles.form} method="dialog" aria-label={name} onSubmit={submit}>
      {children}
      <noscript>
        <p>{withoutScripts}</p>
      </noscript>
    </form>
  );
}
