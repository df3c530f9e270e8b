import type { Words } from '../../content/schema.ts';
import { LoopingVideo } from '../../ui/LoopingVideo.tsx';
import { HeadedSection } from '../../ui/Section.tsx';
import * as styles from './Approach.module.css';

type Props = { film: Words['strategy']['film']; video: Words['frame']['video'] };

export function DockFilm({ film, video }: Props) {
  return (
    <section className={styles.film} data-theme="dark">
      <LoopingVideo film={film} labels={video} eager />
    </section>
  );
}

export const Approach = (words: Words['strategy']['approach']) => (
  <HeadedSection split="5-6" {...words} />
);
