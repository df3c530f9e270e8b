import { leadership } from '#words/about.ts';
import { portraitFile } from '../../../content/media-files.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { MailLink } from '../../ui/ContactLinks.tsx';
import { mediaUrl } from '../../ui/media-url.ts';
import { Section } from '../../ui/Section.tsx';
import { Lede, SoftText } from '../../ui/Text.tsx';
import * as styles from './Leadership.module.css';

export function Leadership() {
  if (!leadership) return null;
  const { heading, text, action, people } = leadership;
  return (
    <Section surface="tinted">
      <Columns
        split="6-5"
        start={<h2>{heading}</h2>}
        end={
          <>
            <Lede>{text}</Lede>
            {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
          </>
        }
      />
      <ul className={styles.people}>
        {people.map(({ name, position, email, portrait }) => (
          <li key={email}>
            <img
              src={mediaUrl(portraitFile(portrait))}
              alt=""
              width="240"
              height="240"
              loading="lazy"
            />
            <div>
              <h3>{name}</h3>
              <SoftText>{position}</SoftText>
              <MailLink email={email} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
