import { services } from '#words/strategy.ts';
import { Section } from '../../ui/Section.tsx';
import * as styles from './ServiceCards.module.css';
import { ServiceIcon } from './ServiceIcon.tsx';

export function ServiceCards() {
  return (
    <Section surface="tinted">
      <h2>{services.heading}</h2>
      <ul className={styles.cards}>
        {services.cards.map(({ icon, heading, text }) => (
          <li key={icon}>
            <ServiceIcon name={icon} />
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
