import { type ComponentType, Suspense, useEffect } from 'react';
import { Frame } from './layout/Frame.tsx';

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
  return (
    <Frame path={path} announcement={announcement}>
      <Suspense key={path}>
        <Page />
      </Suspense>
    </Frame>
  );
}
