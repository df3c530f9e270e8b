import { text } from 'node:stream/consumers';
import { morePaths } from 'virtual:more-pages';
import { words } from 'virtual:words';
import { prerender } from 'react-dom/static';
import type { Head } from '#shapes';
import { paths } from '#words/paths.ts';
import { App } from '../src/App.tsx';
import { loadWholePage, pageNameAt } from '../src/pages.ts';

/** What each page's file of words says of it. The browser only ever needs the titles. */
const headOf = (name: string) => words[name] as Head;

/** A path that no page has, below the language's own home. */
const NOWHERE = `${paths.home === '/' ? '' : paths.home}/404`;

/** Everything the build writes: the pages, and the one for everything else. */
export const renderedPaths = [...Object.values(paths), ...Object.values(morePaths), NOWHERE];

export async function render(path: string) {
  const name = pageNameAt(path);
  const { default: Page, head } = await loadWholePage(path);
  // In one piece: React would put a large part that comes later at the end, and a script to move it.
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY };
  const { prelude } = await prerender(<App path={path} Page={Page} />, options);
  return { path, name, head: head ?? headOf(name), html: await text(prelude) };
}

export type RenderedPage = Awaited<ReturnType<typeof render>>;
