import { text } from 'node:stream/consumers';
import { prerender } from 'react-dom/static';
import { paths } from '#words/paths.ts';
import { App } from './App.tsx';
import { heads } from './heads.ts';
import { loadPage, pageNameAt } from './pages.ts';

/** A path that no page has. */
const NOWHERE = '/404';

/** Everything the build writes: the five pages, and the one for everything else. */
export const renderedPaths = [...Object.values(paths), NOWHERE];

export async function render(path: string) {
  const name = pageNameAt(path);
  const { default: Page } = await loadPage(path);
  const { prelude } = await prerender(<App path={path} Page={Page} />);
  return { path, name, head: heads[name], html: await text(prelude) };
}

export type RenderedPage = Awaited<ReturnType<typeof render>>;
