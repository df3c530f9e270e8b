import { frame } from '#words/frame.ts';
import { films } from '#words/media.ts';
import { approach } from '#words/strategy.ts';
import { Columns } from '../../ui/Columns.tsx';
import { LoopingVideo } from '../../ui/LoopingVideo.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lede, SoftText } from '../../ui/Text.tsx';
import * as styles from './Approach.module.css';

export function DockFilm() {
  return (
    <section className={styles.film} data-theme="dark">
      <LoopingVideo film={films.dock} labels={frame.video} eager />
    </section>
  );
}

export function Approach() {
  const { heading, lede, text } = approach;
  return (
    <Section>
      <Columns
        split="5-6"
        start={<h2>{heading}</h2>}
        end={
          <>
            <Lede>{lede}</Lede>
            <SoftText>{text}</SoftText>
          </>
        }
      />
    </Section>
  );
}
