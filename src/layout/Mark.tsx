import * as styles from './Mark.module.css';

/** A K: the stem is the axis, the warm arm the weather outside, the leg the cargo settling to a flat hold. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="4 3 26 26" aria-hidden="true">
      <path className={styles.warm} d="M8 17.5C15.5 17.5 19 12 28.5.5" />
      <path d="M6 3v26M6 17.5h2C17 17.5 16 27 32 27" />
    </svg>
  );
}
