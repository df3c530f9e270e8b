import * as about from '#words/about.ts';
import * as career from '#words/career.ts';
import * as contact from '#words/contact.ts';
import * as home from '#words/home.ts';
import * as notFound from '#words/not-found.ts';
import type { PageName } from '#words/paths.ts';
import * as strategy from '#words/strategy.ts';

/** What a page says of itself in the tab, in search results and in shared links. */
export type Head = { title: string; description: string };

/** For the build alone: the browser only ever needs the titles. */
export const heads: Record<PageName | 'not-found', Head> = {
  home,
  about,
  strategy,
  career,
  contact,
  'not-found': notFound,
};
