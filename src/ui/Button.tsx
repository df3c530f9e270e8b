import type { MouseEventHandler, ReactNode } from 'react';
import type { Link } from '../content/schema.ts';
import * as styles from './Button.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Appearance = { children: ReactNode; variant?: 'solid' | 'quiet'; arrow?: boolean };

/** Solid buttons have an arrow; of the quiet ones, only the button of a listed role has one. */
const appearanceProps = ({
  variant = 'solid',
  arrow = variant === 'solid',
}: Omit<Appearance, 'children'>) => ({
  className: styles.button,
  'data-variant': variant,
  'data-arrow': arrow,
});

type LinkProps = Appearance & {
  href: string;
  /** If the label does not say where the link leads: the label, and the text that it lacks. */
  about?: { label: string; more: string } | undefined;
};

/** Returns the address to print, because a relative one is of no use on paper. */
const absoluteAddress = (href: string) =>
  href.startsWith('#') ? undefined : new URL(href, import.meta.env.SITE).href;

export function ButtonLink({ href, about, children, ...rest }: LinkProps) {
  return (
    <a
      href={href}
      data-address={absoluteAddress(href)}
      aria-label={about && `${about.label} ${about.more}`}
      {...appearanceProps(rest)}
    >
      {children}
      {/* Screen readers use only the aria-label, search engines only the text. */}
      {about && (
        <VisuallyHidden>
          <span aria-hidden="true">{about.more}</span>
        </VisuallyHidden>
      )}
    </a>
  );
}

type ButtonProps = Appearance & {
  type: 'button' | 'submit';
  /** The name for screen readers, if several buttons of a list have the same text. */
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
      {...appearanceProps(rest)}
    >
      {children}
    </button>
  );
}

type ActionsProps = {
  actions: readonly Link[];
  /** Which of them is the main one. */
  main?: 0 | 1;
  /** Completes the label of the first one for those who do not see the page. */
  more?: string;
};

export function Actions({ actions, main = 0, more }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {actions.map(({ href, label }, index) => (
        <ButtonLink
          key={href}
          href={href}
          about={more && index === 0 ? { label, more } : undefined}
          variant={index === main ? 'solid' : 'quiet'}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
