import { SERVICE_ICONS } from '../../content/icons.ts';
import * as styles from './ServiceIcon.module.css';

export function ServiceIcon({ name }: { name: keyof typeof SERVICE_ICONS }) {
  const { shape, accent } = SERVICE_ICONS[name];
  return (
    <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden="true">
      <path d={shape} />
      <path className={styles.accent} d={accent} />
    </svg>
  );
}
