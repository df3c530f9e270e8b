import * as about from './about.ts';
import * as career from './career.ts';
import * as contact from './contact.ts';
import * as home from './home.ts';
import * as notFound from './not-found.ts';
import type { PageName } from './paths.ts';
import * as strategy from './strategy.ts';

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
