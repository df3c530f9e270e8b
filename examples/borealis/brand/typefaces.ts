import type { Typefaces } from '#shapes';

export const typefaces: Typefaces = {
  display: {
    family: 'Bricolage Grotesque',
    file: 'bricolage-grotesque.woff2',
    weights: [500, 700],
  },
  text: { family: 'Instrument Sans', file: 'instrument-sans.woff2', weights: [400, 600] },
};
