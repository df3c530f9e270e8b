import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { CurrentPath } from './current-path.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';

type Props = { path: string; announcement: string; children: ReactNode };

/** What surrounds every page. The announcement is for screen readers, which do not notice a page changed in place. */
export function Frame({ path, announcement, children }: Props) {
  return (
    <CurrentPath value={path}>
      <SkipLink />
      <VisuallyHidden>
        <p role="status">{announcement}</p>
      </VisuallyHidden>
      <Header />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </CurrentPath>
  );
}
