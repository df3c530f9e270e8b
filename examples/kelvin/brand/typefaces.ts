import type { Typefaces } from '#shapes';

/** What Western European languages need in addition to the letters of English and Spanish. */
const letters = `U+A2-A8,U+AA,U+AC,U+AE-AF,U+B1-B6,U+B8-BA,U+BC-BE,U+C0,U+C2-C8,U+CA-CC,U+CE-D0,
  U+D2,U+D4-D9,U+DB,U+DD-E0,U+E2-E8,U+EA-EC,U+EE-F0,U+F2,U+F4-F9,U+FB,U+FD-FF,U+131,U+152-153,
  U+201A,U+201E,U+2022,U+2032-2033,U+20AC,U+2122`;

/**
 * Variable fonts in fonts/, subset to the letters and weights in use (packages/media/fonts.sh).
 * The second file of a face is fetched only by pages that show one of its letters. After a change
 * run `npm run typefaces`: it measures how system fonts must be adjusted to replace them without
 * layout shift.
 */
export const typefaces: Typefaces = {
  display: {
    family: 'Familjen Grotesk',
    file: 'familjen-grotesk.woff2',
    weights: [500, 700],
    more: { file: 'familjen-grotesk-more.woff2', letters },
  },
  text: {
    family: 'Figtree',
    file: 'figtree.woff2',
    weights: [400, 600],
    more: { file: 'figtree-more.woff2', letters },
  },
};
