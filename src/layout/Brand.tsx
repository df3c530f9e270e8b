import { attributes, shapes } from 'virtual:mark';
import { company } from '#company/facts.ts';
import { paths } from '#words/paths.ts';
import * as styles from './Brand.module.css';

const { name, tagline } = company;

export function Brand() {
  return (
    // Its two lines are two blocks: without an accessible name they are read as two links.
    <a className={styles.brand} href={paths.home} aria-label={`${name} ${tagline}`}>
      <Mark />
      <span>
        <b>{name}</b> <small>{tagline}</small>
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
