import { type ComponentType, Suspense, useEffect } from 'react';
import { Frame } from './layout/Frame.tsx';
import { pageNameAt } from './pages.ts';
import { foreignInFrame } from './spoken-language.ts';

type Props = {
  path: string;
  Page: ComponentType;
  announcement?: string;
  onReady?: () => void;
};

/**
 * The frame stays from page to page; the page is remounted, so that its sections fade up again.
 * Hydrating the frame does not wait for the page's code (runtime/later.tsx).
 */
export function App({ path, Page, announcement = '', onReady }: Props) {
  useEffect(() => onReady?.(), [onReady]);
  const foreign = import.meta.env.MULTILINGUAL ? foreignInFrame(pageNameAt(path)) : {};
  return (
    <Frame path={path} announcement={announcement} foreign={foreign}>
      <Suspense key={path}>
        <Page />
      </Suspense>
    </Frame>
  );
}
