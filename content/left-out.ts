import type { Documents, News, Sections, Tokens, Verify } from './shapes.ts';

/** Defaults for the files that a company may leave out: one export per file. */

/** Every page shows all of its sections, in our order. */
export const sections: Sections = {};
export const tokens: Tokens = {};
export const verify: Verify | undefined = undefined;
export const documents: Documents | undefined = undefined;
export const news: News | undefined = undefined;
