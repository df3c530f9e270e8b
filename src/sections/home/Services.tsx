import type { Content } from '../../content/schema.ts';
import { LineArt } from '../../ui/LineArt.tsx';
import { StackedSection } from '../../ui/Section.tsx';
import * as styles from './Services.module.css';

/**
 * The stops before the last one, fewer for each wider area. In WebKit the round caps of a line
 * without any length would be ellipses.
 */
const STOPS = ['M0 12h.01M38 12h.01M72 12h.01', 'M0 12h.01M46 12h.01', 'M0 12h.01'];

export function Services({ heading, text, action, reach }: Content['home']['services']) {
  return (
    <StackedSection heading={heading} lede={text} action={action}>
      {reach && (
        <ul className={styles.reach} role="list">
          {reach.map((area, index) => (
            <li key={index}>
              <LineArt viewBox="0 0 100 24">
                <path d="M0 12H100" />
                <path className={styles.stop} d={STOPS[index]} />
                <path className={styles.last} d="M100 12h.01" />
              </LineArt>
              <h3>{area.heading}</h3>
              <p>{area.text}</p>
            </li>
          ))}
        </ul>
      )}
    </StackedSection>
  );
}
