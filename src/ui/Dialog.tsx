import { type ReactNode, useId } from 'react';
import * as styles from './Dialog.module.css';
import { IconButton } from './Icon.tsx';

// Browsers support these attributes, but React's types do not have them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}

/** React sets no `autofocus` attribute in the browser, but the dialog needs it at each opening. */
const focusOnOpening = (dialog: HTMLDialogElement | null) => {
  dialog?.setAttribute('autofocus', '');
};

type Props = { id: string; heading: string; close: string; children: ReactNode };

/** The native element: it traps the focus, closes on Escape, and restores the focus. */
export function Dialog({ id, heading, close, children }: Props) {
  const headingId = useId();
  return (
    <dialog
      id={id}
      className={styles.dialog}
      aria-labelledby={headingId}
      closedby="any"
      // biome-ignore lint/a11y/noAutofocus: otherwise only the close button would be announced
      autoFocus
      ref={focusOnOpening}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={headingId}>{heading}</h2>
          <IconButton icon="close" label={close} command="close" commandfor={id} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
