import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import * as styles from './IconButton.module.css';

type Props = { icon: IconName; label: string };
type Native = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onClick' | 'command' | 'commandfor' | 'aria-haspopup'
>;

export function IconButton({ icon, label, ...native }: Props & Native) {
  return (
    <button type="button" className={styles.round} aria-label={label} {...native}>
      <Icon name={icon} />
    </button>
  );
}

export function IconLink({ icon, label, href }: Props & { href: string }) {
  return (
    <a className={styles.round} href={href} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
}
