import type { Labels } from '../../content/labels.ts';
import type { Content } from '../../content/schema.ts';
import { Actions } from '../../ui/Button.tsx';
import { LineArt } from '../../ui/LineArt.tsx';
import { LoopingVideo } from '../../ui/LoopingVideo.tsx';
import * as styles from './Hero.module.css';

/** The letters of the largest size that fit beside the truck. */
const LETTERS_THAT_FIT = 24;

type Props = { hero: Content['home']['hero']; video: Labels['video'] };

export function Hero({ hero, video }: Props) {
  return (
    <section className={styles.hero} data-theme="dark">
      <LoopingVideo film={hero.film} labels={video}>
        <div className={styles.scrim} />
        <div className={styles.text}>
          <h1 data-long={hero.heading.length > LETTERS_THAT_FIT}>{hero.heading}</h1>
          <p className={styles.subheading}>{hero.subheading}</p>
          <Actions actions={hero.actions} main={1} more={hero.learnMoreAbout} />
          <div className={styles.line}>
            <p>{hero.coverage}</p>
            {/* A straight line with one bump: a door opens, and the air recovers. */}
            <LineArt viewBox="0 0 600 40">
              <path d="M0 20H380M444 20H600" />
              <path className={styles.door} d="M380 20c3 0 6-13 10-13s6 4 10 7 12 6 44 6" />
            </LineArt>
          </div>
        </div>
      </LoopingVideo>
    </section>
  );
}
