import { morePages, morePaths } from 'virtual:more-pages';
import type { ComponentType } from 'react';
import type { Head, PageName } from '#shapes';
import { paths } from '#words/paths.ts';
import { loadChunk } from './runtime/load-chunk.ts';

export type PageModule = {
  default: ComponentType;
  title: string;
  head?: Head;
  /** Loads the parts that are hydrated on demand (runtime/later.tsx). */
  rest?: () => Promise<void>;
};

type Load = () => Promise<PageModule>;

const own: Record<PageName | 'not-found', Load> = {
  home: () => import('./pages/home/Home.tsx'),
  about: () => import('./pages/about/About.tsx'),
  strategy: () => import('./pages/strategy/Strategy.tsx'),
  career: () => import('./pages/career/Career.tsx'),
  contact: () => import('./pages/contact/Contact.tsx'),
  'not-found': () => import('./pages/not-found/NotFound.tsx'),
};

const chunks: Record<string, Load> = { ...morePages, ...own };

const names = new Map<string, string>(
  Object.entries({ ...paths, ...morePaths }).map(([name, path]) => [path, name]),
);

export const isPage = (path: string) => names.has(path);

export const pageNameAt = (path: string) => names.get(path) ?? 'not-found';

export const loadPage = (path: string) => loadChunk(chunks[pageNameAt(path)]!);

/** A page with all of its parts, where the document has no markup for it. */
export async function loadWholePage(path: string) {
  const page = await loadPage(path);
  await page.rest?.();
  return page;
}
