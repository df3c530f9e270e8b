import { useEffect } from 'react';
import { Frame } from './layout/Frame.tsx';
import type { PageModule } from './pages.ts';

type Props = {
  path: string;
  Page: PageModule['default'];
  announcement?: string;
  onReady?: () => void;
};

/** The frame stays from page to page; a page is made anew, so that its sections fade up again. */
export function App({ path, Page, announcement = '', onReady }: Props) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <Frame path={path} announcement={announcement}>
      <Page key={path} />
    </Frame>
  );
}
