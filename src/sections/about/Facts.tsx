import type { Content } from '../../content/schema.ts';
import { Section } from '../../ui/Section.tsx';
import * as styles from './Facts.module.css';

type Props = { facts: NonNullable<Content['about']['facts']> };

/** Facts that a company can prove, such as its age, its fleet or its terminals. */
export function Facts({ facts }: Props) {
  return (
    <Section>
      <dl className={styles.facts}>
        {facts.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
