import type { Sections } from './shapes.ts';

/** For a company without a sections.ts: every page shows all of its sections, in our order. */
export const sections: Sections = {};
