import type { ReactNode } from 'react';
import * as styles from './Columns.module.css';

export type Spans = '6-6' | '5-6' | '4-7';

type Props = {
  start?: ReactNode;
  end?: ReactNode;
  split: Spans;
  align?: 'baseline' | 'top' | 'end';
};

/** Two columns of a twelve-column grid, stacked on small windows. `split`: the span of each. */
export function Columns({ start, end, split, align = 'baseline' }: Props) {
  return (
    <div className={styles.columns} data-split={split} data-align={align}>
      <div>{start}</div>
      <div>{end}</div>
    </div>
  );
}
