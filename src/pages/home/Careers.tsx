import { careers } from '#words/home.ts';
import { stills } from '#words/media.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import * as styles from './Careers.module.css';

/** The one warm, bright section of the site. */
export function Careers() {
  const { heading, text, action } = careers;
  return (
    <section className={styles.dawn}>
      <Picture still={stills.dawn} sizes="max(100vw, 740px)" />
      <Reveal>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
      </Reveal>
    </section>
  );
}
