import type { ButtonHTMLAttributes } from 'react';
import * as styles from './Icon.module.css';

const shapes = {
  menu: 'M3 8h18M3 16h18',
  close: 'm5 5 14 14M19 5 5 19',
  pause: 'M9 6v12M15 6v12',
  play: 'm9 6 9 6-9 6z',
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v6M12 16v.5',
};

type IconName = keyof typeof shapes;

/** Decorative: everything with an icon also has a label. */
export const Icon = ({ name }: { name: IconName }) => <Drawing shape={shapes[name]} />;

export function Drawing({ shape }: { shape: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}

type Props = { icon: IconName; label: string };
type Native = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'command' | 'commandfor'>;

export function IconButton({ icon, label, ...native }: Props & Native) {
  return (
    <button type="button" className={styles.round} aria-label={label} {...native}>
      <Icon name={icon} />
    </button>
  );
}
