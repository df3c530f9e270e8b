import type { ButtonHTMLAttributes } from 'react';
import type { Network } from '../content/schema.ts';
import * as styles from './Icon.module.css';

/** Strokes on a 24 px grid. */
const shapes = {
  menu: 'M3 8h18M3 16h18',
  close: 'm5 5 14 14M19 5 5 19',
  pause: 'M9 6v12M15 6v12',
  play: 'm9 6 9 6-9 6z',
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v6M12 16v.5',
  linkedin:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 10.5V17M8 7v.5M12 17v-6.5M12 13.5c0-1.8 1.2-3 2.6-3S17 11.6 17 13.3V17',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM16.9 7v.2',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
} satisfies Record<Network, string> & Record<string, string>;

export type IconName = keyof typeof shapes;

/** Decorative: whatever has an icon also has a label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

type Props = { icon: IconName; label: string };
type Native = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'command' | 'commandfor'>;

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
