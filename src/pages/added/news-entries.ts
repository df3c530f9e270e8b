import type { News } from '#shapes';
import { paths } from '#words/paths.ts';

export type Entry = News['entries'][number];

export const pathOf = ({ slug }: Pick<Entry, 'slug'>) => `${paths.news}/${slug}`;

/** Beside the page of all news. */
export const feedPath = `${paths.news}.xml`;

export const newestFirst = ({ entries }: News) =>
  entries.toSorted((one, other) => other.date.localeCompare(one.date));
