import { frame } from '#words/frame.ts';
import { films } from '#words/media.ts';
import { LoopingVideo } from '../../ui/LoopingVideo.tsx';
import * as styles from './DockFilm.module.css';

export function DockFilm() {
  return (
    <section className={styles.film} data-theme="dark">
      <LoopingVideo film={films.dock} labels={frame.video} eager />
    </section>
  );
}
