import { otherSpellings } from '../../../hosting/headers.ts';
import type { Site } from '../../../hosting/served-files.ts';

export const MADE = 'Made by the build from hosting/headers.ts: change it there.';

export const lines = (indent: string, list: string[]) =>
  list.map((line) => indent + line).join('\n');

export const spellings = ({ pages }: Site) =>
  pages.flatMap((to) => otherSpellings(to).map((from) => ({ from, to })));

export const fileOf = (page: string) => (page === '/' ? '/index.html' : `${page}.html`);
