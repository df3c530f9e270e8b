import type { ReactNode } from 'react';
import type { Frame as FrameWords } from '../content/read.ts';
import { Footer } from './Footer.tsx';
import * as styles from './Frame.module.css';
import { Header } from './Header.tsx';

const MAIN_ID = 'main';

export type FrameProps = {
  frame: FrameWords;
  /** Of the page that is shown, as in `paths`. */
  page: string;
};

/** Around every page. */
export function Frame({ frame, page, children }: FrameProps & { children?: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {frame.words.skip}
      </a>
      <Header frame={frame} page={page} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} page={page} />
    </>
  );
}
