import type { FrameContent } from '../../content/read.ts';
import type { Content } from '../../content/schema.ts';
import { withoutSoftHyphens } from '../../content/soft-hyphens.ts';
import { MailLink, PhoneLinks } from '../../ui/ContactLinks.tsx';
import { OwnDrawing } from '../../ui/OwnDrawing.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './ServiceCards.module.css';
import { ServiceIcon } from './ServiceIcon.tsx';

type Props = Content['strategy']['services'] & { frame: FrameContent };

export function ServiceCards({ heading, action, cards, frame }: Props) {
  const { emails, phones } = frame.company;
  /** How to reach dispatch at once: by phone if the company has one. */
  const dispatch = phones ? (
    <PhoneLinks number={phones.dispatch} frame={frame} />
  ) : (
    <MailLink email={emails.dispatch} />
  );
  return (
    <Section surface="tinted">
      <h2>{heading}</h2>
      <ul className={styles.cards} role="list">
        {cards.map(({ icon, drawing = '', heading, text, contact }, index) => (
          <li key={index}>
            {icon ? <ServiceIcon name={icon} /> : <OwnDrawing file={drawing} />}
            <h3>{heading}</h3>
            <p>{text}</p>
            {contact && <p>{dispatch}</p>}
            {!contact && action && (
              <p>
                {/* src/browser/prefill.ts puts the service into the contact form. */}
                <a
                  href={action.href}
                  aria-label={`${action.label}: ${withoutSoftHyphens(heading)}`}
                  data-prefill={`${withoutSoftHyphens(heading)}: `}
                >
                  {action.label}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
