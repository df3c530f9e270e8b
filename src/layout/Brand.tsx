import { attributes, shapes } from 'virtual:mark';
import { company } from '#company/facts.ts';
import { paths } from '#words/paths.ts';
import * as styles from './Brand.module.css';

export function Brand() {
  return (
    <a className={styles.brand} href={paths.home}>
      <Mark />
      <span>
        <b>{company.name}</b> <small>{company.tagline}</small>
      </span>
    </a>
  );
}

/** The company's own drawing: company/brand/mark.svg. */
export function Mark() {
  return (
    <svg className={styles.mark} aria-hidden="true" {...attributes}>
      {shapes}
    </svg>
  );
}
