import { paths } from '#words/paths.ts';

/** The folder of words that the inbox answers with: the one its pages are below. The first has none. */
export const formLanguage = paths.home.slice(1) || undefined;
