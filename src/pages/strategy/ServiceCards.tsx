import { company } from '#company/facts.ts';
import { frame } from '#words/frame.ts';
import { services } from '#words/strategy.ts';
import { MailLink, PhoneLinks } from '../../ui/ContactLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './ServiceCards.module.css';
import { ServiceIcon } from './ServiceIcon.tsx';

/** How to reach dispatch at once: by phone if the company has one. */
function Contact() {
  const { phones, emails } = company;
  return (
    <p>
      {phones ? (
        <PhoneLinks number={phones.dispatch} words={frame.phone} />
      ) : (
        <MailLink email={emails.dispatch} />
      )}
    </p>
  );
}

export function ServiceCards() {
  return (
    <Section surface="tinted">
      <h2>{services.heading}</h2>
      <ul className={styles.cards} role="list">
        {services.cards.map(({ icon, heading, text, contact }, index) => (
          <li key={index}>
            <ServiceIcon name={icon} />
            <h3>{heading}</h3>
            <p>{text}</p>
            {contact && <Contact />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
