import type { ReactNode } from 'react';
import * as styles from './Text.module.css';

export function Lede({ children }: { children: ReactNode }) {
  return <p className={styles.lede}>{children}</p>;
}

export function SoftText({ children }: { children: ReactNode }) {
  return <p className={styles.soft}>{children}</p>;
}
