import type { Content } from '../../content/schema.ts';
import { Trace } from '../../ui/HeldLine.tsx';
import { HeadedSection } from '../../ui/Section.tsx';
import * as styles from './Services.module.css';

/** The stops before the last one: many for local, none for nationwide, which leaves the page. */
const stops = ['M0 12h0M38 12h0M72 12h0', 'M0 12h0M46 12h0', 'M0 12h0'];

export function Services({ heading, text, action, reach }: Content['home']['services']) {
  return (
    <HeadedSection split="6-6" heading={heading} lede={text} action={action}>
      <ul className={styles.reach} role="list">
        {reach.map((area, index) => (
          <li key={index}>
            <Trace viewBox="0 0 100 24">
              <path d="M0 12H100" />
              <path className={styles.stop} d={stops[index]} />
              <path className={styles.last} d="M100 12h0" />
            </Trace>
            <h3>{area.heading}</h3>
            <p>{area.text}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
