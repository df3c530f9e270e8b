import * as styles from './Steps.module.css';

type Props = { steps: readonly { heading: string; text: string }[]; layout?: 'column' | 'row' };

/** A numbered list whose numbers are seen: one below the other, or side by side where the window is wide. */
export function Steps({ steps, layout = 'column' }: Props) {
  return (
    <ol className={styles.steps} data-layout={layout}>
      {steps.map(({ heading, text }) => (
        <li key={heading}>
          <div>
            <h3>{heading}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
