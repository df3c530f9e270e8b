import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import * as styles from './Frame.module.css';
import type { FrameProps } from './frame-props.ts';
import { Header } from './Header.tsx';

const MAIN_ID = 'main';

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
