import type { Typefaces } from '#shapes';

/**
 * Variable fonts in fonts/, cut down to the letters and weights in use (packages/media/fonts.sh).
 * After a change run `npm run typefaces`: it measures how the system's font must be stretched to
 * stand in for them without moving a line.
 */
export const typefaces: Typefaces = {
  display: { family: 'Familjen Grotesk', file: 'familjen-grotesk.woff2', weights: [500, 700] },
  text: { family: 'Figtree', file: 'figtree.woff2', weights: [400, 600] },
};
