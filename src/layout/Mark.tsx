import { attributes, shapes } from 'virtual:mark';
import * as styles from './Mark.module.css';

/** The company's own drawing: company/brand/mark.svg. */
export function Mark() {
  return (
    <svg className={styles.mark} aria-hidden="true" {...attributes}>
      {shapes}
    </svg>
  );
}
