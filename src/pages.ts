import type { ComponentType } from 'react';
import type { PageName } from '#shapes';
import { paths } from '#words/paths.ts';
import { loadChunk } from './load-chunk.ts';

export type PageModule = { default: ComponentType; title: string };

/** How the chunk of each page loads. */
const chunks: Record<PageName | 'not-found', () => Promise<PageModule>> = {
  home: () => import('./pages/home/Home.tsx'),
  about: () => import('./pages/about/About.tsx'),
  strategy: () => import('./pages/strategy/Strategy.tsx'),
  career: () => import('./pages/career/Career.tsx'),
  contact: () => import('./pages/contact/Contact.tsx'),
  'not-found': () => import('./pages/not-found/NotFound.tsx'),
};

const names = new Map<string, PageName>(
  Object.entries(paths).map(([name, path]) => [path, name as PageName]),
);

export const isPage = (path: string) => names.has(path);

export const pageNameAt = (path: string) => names.get(path) ?? 'not-found';

export const loadPage = (path: string) => loadChunk(chunks[pageNameAt(path)]);
