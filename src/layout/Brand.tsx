import { company } from '#company/facts.ts';
import { paths } from '#words/paths.ts';
import * as styles from './Brand.module.css';
import { Mark } from './Mark.tsx';

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
