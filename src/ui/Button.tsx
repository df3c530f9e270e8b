import type { ReactNode } from 'react';
import * as styles from './Button.module.css';

type Look = { children: ReactNode; variant?: 'solid' | 'quiet'; arrow?: boolean };

const look = ({ variant = 'solid', arrow = true }: Omit<Look, 'children'>) => ({
  className: styles.button,
  'data-variant': variant,
  'data-arrow': arrow,
});

export function ButtonLink({ href, children, ...rest }: Look & { href: string }) {
  return (
    <a href={href} {...look(rest)}>
      {children}
    </a>
  );
}

type ButtonProps = Look & {
  type: 'button' | 'submit';
  /** In place of the visible text for screen readers, where that would repeat itself down a list. */
  label?: string;
  /** Waits, and keeps its focus: a disabled button would lose it. */
  busy?: boolean;
  /** The dialog with this id: the browser does it, before any script. */
  opens?: string;
  onClick?: () => void;
};

export function Button({ type, label, busy, opens, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      aria-disabled={busy || undefined}
      onClick={onClick}
      command={opens ? 'show-modal' : undefined}
      commandfor={opens}
      aria-haspopup={opens ? 'dialog' : undefined}
      {...look(rest)}
    >
      {children}
    </button>
  );
}

/** A row of buttons that wraps. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
