import type { ReactNode } from 'react';
import { frame } from '#words/frame.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Footer } from './Footer.tsx';
import * as styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { CurrentPath } from './NavLinks.tsx';

const MAIN_ID = 'main';

type Props = {
  path: string;
  announcement: string;
  /** The page's language, where it is not the frame's. */
  foreign: { lang?: string; dir?: string };
  children: ReactNode;
};

/**
 * Around every page. Screen readers need the announcement: they miss an in-place navigation. It has
 * no role, as an empty status would be read out as one.
 */
export function Frame({ path, announcement, foreign, children }: Props) {
  return (
    <CurrentPath value={path}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {frame.skip}
      </a>
      <VisuallyHidden>
        <p aria-live="polite">{announcement}</p>
      </VisuallyHidden>
      <Header />
      <main id={MAIN_ID} tabIndex={-1} {...foreign}>
        {children}
      </main>
      <Footer />
    </CurrentPath>
  );
}
