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

type ButtonProps = Look & { type: 'button' | 'submit'; label?: string; onClick?: () => void };

/** `label` replaces the visible text for screen readers where the text alone would repeat itself down a list. */
export function Button({ type, label, onClick, children, ...rest }: ButtonProps) {
  return (
    <button type={type} aria-label={label} onClick={onClick} {...look(rest)}>
      {children}
    </button>
  );
}
