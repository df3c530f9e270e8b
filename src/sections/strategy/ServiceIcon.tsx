import type { ServiceIconName } from '../../content/schema.ts';
import * as styles from './ServiceIcon.module.css';

/** Thin lines on a 48 px grid, and exactly one warm part each. */
const shapes: Record<ServiceIconName, { lines: string; warm: string }> = {
  express: {
    lines:
      'M13 10h19v24h-6M13 34V10M32 18h7l6 7v9h-2M35 34h-3M17 34h-4M21.5 31a4 4 0 1 0 0 8 4 4 0 0 0 0-8M39 31a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
    warm: 'M2 16h7M5 22h4M2 28h7',
  },
  fuel: {
    lines: 'M34 17V9H3v27h20M9 28h9M36.5 21c5 6.6 8 10.4 8 14a8 8 0 0 1-16 0c0-3.6 3-7.4 8-14z',
    warm: 'M3 17h31',
  },
  vehicle: {
    lines: 'M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38M24 19a5 5 0 1 0 0 10 5 5 0 0 0 0-10M24 29v13.5',
    warm: 'M5.5 24H19M29 24h13.5',
  },
  cover: {
    lines: 'M24 4 41 10v13c0 10-7 17-17 21C14 40 7 33 7 23V10z',
    warm: 'M7.5 25H17c2 0 2-7 4.5-7s2.5 7 9.5 7h9.5',
  },
  sos: { lines: 'M4 41 24 6l20 35M24 19v10M24 34.5v.5', warm: 'M3 41h42' },
  partner: {
    lines: 'M17 10a14 14 0 1 0 0 28 14 14 0 0 0 0-28M31 10a14 14 0 1 0 0 28 14 14 0 0 0 0-28',
    warm: 'M17 24h14',
  },
};

export function ServiceIcon({ name }: { name: ServiceIconName }) {
  const { lines, warm } = shapes[name];
  return (
    <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden="true">
      <path d={lines} />
      <path className={styles.warm} d={warm} />
    </svg>
  );
}
