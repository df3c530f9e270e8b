import { otherSpellings, type SiteHeaders } from './headers.ts';

/** What the files for a host are written from. */
export type Site = {
  headers: SiteHeaders;
  pages: readonly string[];
  /** Of the languages that have a page of their own for what is missing below it: `/es`. */
  folders: readonly string[];
  /** Whether the forms go to our own inbox, which a web server in front passes them on to. */
  hasInbox: boolean;
};

export const MADE = 'Made by the build from hosting/headers.ts: change it there.';

/** What hosts read and no visitor should. */
export const HIDDEN = ['_headers', '_redirects'];

export const lines = (indent: string, list: string[]) =>
  list.map((line) => indent + line).join('\n');

export const spellings = ({ pages }: Site) =>
  pages.flatMap((to) => otherSpellings(to).map((from) => ({ from, to })));
