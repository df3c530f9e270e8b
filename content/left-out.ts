import type { Documents, Sections, Tokens, Verify } from './shapes.ts';

/** What a company's files may leave out, and what the site then takes: an export for each such file. */

/** Every page shows all of its sections, in our order. */
export const sections: Sections = {};
export const tokens: Tokens = {};
export const verify: Verify | undefined = undefined;
export const documents: Documents | undefined = undefined;
