import type { ReactNode } from 'react';
import * as styles from './Lists.module.css';

type StepsProps = {
  steps: readonly { heading: string; text: string }[];
  layout?: 'column' | 'row';
};

export function Steps({ steps, layout = 'column' }: StepsProps) {
  return (
    <ol className={styles.steps} data-layout={layout}>
      {steps.map(({ heading, text }, index) => (
        <li key={index}>
          <div>
            <h3>{heading}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type Item = { term: ReactNode; description: ReactNode };

/**
 * Terms and their descriptions, separated by hairlines. Not a `dl`: Orca skips a description that
 * begins with a link or a list.
 */
export function RuledList({ items }: { items: readonly Item[] }) {
  return (
    <ul className={styles.rules}>
      {items.map(({ term, description }, index) => (
        <li key={index}>
          <p>{term}</p>
          <div>{description}</div>
        </li>
      ))}
    </ul>
  );
}
