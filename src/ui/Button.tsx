import type { MouseEventHandler, ReactNode } from 'react';
import type { Link } from '../content/schema.ts';
import * as styles from './Button.module.css';

type Look = { children: ReactNode; variant?: 'solid' | 'quiet'; arrow?: boolean };

/** Only the listed button of a role is quiet and leads on. */
const look = ({ variant = 'solid', arrow = variant === 'solid' }: Omit<Look, 'children'>) => ({
  className: styles.button,
  'data-variant': variant,
  'data-arrow': arrow,
});

type LinkProps = Look & { href: string; label?: string | undefined };

export function ButtonLink({ href, label, children, ...rest }: LinkProps) {
  return (
    <a href={href} aria-label={label} {...look(rest)}>
      {children}
    </a>
  );
}

type ButtonProps = Look & {
  type: 'button' | 'submit';
  /** For screen readers, if the visible text repeats in a list. */
  label?: string | undefined;
  /** Not `disabled`: that would lose the focus. */
  busy?: boolean;
  /** The id of a dialog. The browser opens it without a script. */
  opens?: string | undefined;
  onClick?: MouseEventHandler<HTMLButtonElement>;
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
      {...look(rest)}
    >
      {children}
    </button>
  );
}

type ActionsProps = {
  actions: readonly [Link, Link];
  /** Which of the two is the main one. */
  main?: 0 | 1;
  firstLabel?: string;
};

export function Actions({ actions, main = 0, firstLabel }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {actions.map(({ href, label }, index) => (
        <ButtonLink
          key={href}
          href={href}
          label={index === 0 ? firstLabel : undefined}
          variant={index === main ? 'solid' : 'quiet'}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
