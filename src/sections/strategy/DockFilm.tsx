import type { Labels } from '../../content/labels.ts';
import type { Film } from '../../content/schema.ts';
import { LoopingVideo } from '../../ui/LoopingVideo.tsx';
import * as styles from './DockFilm.module.css';

type Props = { film: Film; video: Labels['video'] };

export function DockFilm({ film, video }: Props) {
  return (
    <section className={styles.film} data-theme="dark">
      <LoopingVideo film={film} labels={video} />
    </section>
  );
}
