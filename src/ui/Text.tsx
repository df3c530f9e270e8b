import type { ReactNode } from 'react';
import * as styles from './Text.module.css';

export function Lede({ children }: { children: ReactNode }) {
  return <p className={styles.lede}>{children}</p>;
}

/** Looks like a heading, but is none: no section of the page begins with it. */
export function Headline({ children }: { children: ReactNode }) {
  return <p className={styles.headline}>{children}</p>;
}

export function SoftText({ children }: { children: ReactNode }) {
  return <p className={styles.soft}>{children}</p>;
}
