import type { ReactNode } from 'react';
import * as styles from './Prose.module.css';

/** What a company writes as Markdown. */
export function Prose({ children }: { children?: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
