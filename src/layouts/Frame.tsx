import type { ReactNode } from 'react';
import type { FrameContent } from '../content/read.ts';
import { Footer } from './Footer.tsx';
import * as styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { Notice } from './Notice.tsx';

type Props = { frame: FrameContent; children?: ReactNode };

const MAIN_ID = 'main';

export function Frame({ frame, children }: Props) {
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {frame.labels.navigation.skip}
      </a>
      <Notice frame={frame} />
      <Header frame={frame} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} />
    </>
  );
}
