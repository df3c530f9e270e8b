import { text } from 'node:stream/consumers';
import { prerender } from 'react-dom/static';
import type { Head } from '#shapes';
import { paths } from '#words/paths.ts';
import { App } from './App.tsx';
import { loadPage, pageNameAt } from './pages.ts';

/** What each page's file of words says of it. The browser only ever needs the titles. */
const words = import.meta.glob<Head>('#words/*.ts', { eager: true });
const headOf = (name: string) =>
  Object.entries(words).find(([file]) => file.endsWith(`/${name}.ts`))![1];

/** A path that no page has. */
const NOWHERE = '/404';

/** Everything the build writes: the pages, and the one for everything else. */
export const renderedPaths = [...Object.values(paths), NOWHERE];

export async function render(path: string) {
  const name = pageNameAt(path);
  const { default: Page } = await loadPage(path);
  const { prelude } = await prerender(<App path={path} Page={Page} />);
  return { path, name, head: headOf(name), html: await text(prelude) };
}

export type RenderedPage = Awaited<ReturnType<typeof render>>;
