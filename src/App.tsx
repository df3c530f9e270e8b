import { type ComponentType, Suspense, useEffect } from 'react';
import { Frame } from './layout/Frame.tsx';

type Props = {
  path: string;
  Page: ComponentType;
  announcement?: string;
  onReady?: () => void;
};

/**
 * The frame stays from page to page; a page is made anew, so that its sections fade up again. The
 * frame does not wait for the page that a document has brought (later.tsx).
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
