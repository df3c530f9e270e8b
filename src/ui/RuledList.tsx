import type { ReactNode } from 'react';
import * as styles from './RuledList.module.css';

type Item = { term: string; description: ReactNode };

/** Terms and what is to be said of them, with a hairline between. */
export function RuledList({ items }: { items: readonly Item[] }) {
  return (
    <dl className={styles.rules}>
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
