import type { Content } from '../../content/schema.ts';
import { hyphenate } from '../../content/soft-hyphens.ts';
import { MailLink } from '../../ui/ContactLinks.tsx';
import { imageSource } from '../../ui/media.ts';
import { StackedSection } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';
import { initialsOf } from './initials.ts';
import * as styles from './Leadership.module.css';

function Initials({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 240 240" data-theme="dark" aria-hidden="true">
      <text
        x="120"
        y="152"
        textAnchor="middle"
        fill="currentColor"
        fontFamily="var(--font-display)"
        fontSize="90"
        fontWeight="500"
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** Twice as wide as it is shown, for dense screens. */
async function Portrait({ portrait }: { portrait: ImageMetadata }) {
  const { src } = await imageSource({ src: portrait, widths: [480] }, 'webp');
  return <img src={src} alt="" width="240" height="240" loading="lazy" />;
}

type Props = NonNullable<Content['about']['leadership']> & { language: string };

export function Leadership({ heading, text, action, people, language }: Props) {
  return (
    <StackedSection surface="tinted" heading={heading} lede={text} action={action}>
      <ul className={styles.people} role="list">
        {people.map(({ name, position, email, portrait }) => (
          <li key={email}>
            {portrait ? <Portrait portrait={portrait} /> : <Initials name={name} />}
            <div>
              <h3>{hyphenate(name, language)}</h3>
              <SoftText>{position}</SoftText>
              <MailLink email={email} />
            </div>
          </li>
        ))}
      </ul>
    </StackedSection>
  );
}
