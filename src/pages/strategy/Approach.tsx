import { frame } from '#words/frame.ts';
import { films } from '#words/media.ts';
import { approach } from '#words/strategy.ts';
import { LoopingVideo } from '../../ui/LoopingVideo.tsx';
import { HeadedSection } from '../../ui/Section.tsx';
import * as styles from './Approach.module.css';

export function DockFilm() {
  return (
    <section className={styles.film} data-theme="dark">
      <LoopingVideo film={films.dock} labels={frame.video} eager />
    </section>
  );
}

export const Approach = () => <HeadedSection split="5-6" {...approach} />;
