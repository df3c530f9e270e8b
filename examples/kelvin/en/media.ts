import type { Film, Still } from '#shapes';

const stillSize = { widths: [800, 1280, 1920], width: 1920, height: 1080 } as const;
const filmSize = {
  wide: { widths: [1280, 1920], width: 1920, height: 1080 },
  tall: { widths: [720, 1080], width: 1080, height: 1350 },
} as const;

/** The site's films and pictures. packages/media makes them; public/media/ holds them. */
export const films = {
  hero: { name: 'hero', ...filmSize, alt: '' },
  dock: {
    name: 'dock',
    ...filmSize,
    alt: 'People at work around refrigerated trailers at the doors of a cold store, from above',
  },
} as const satisfies Record<string, Film>;

export const stills = {
  doors: {
    name: 'doors',
    ...stillSize,
    alt: 'Two people in hi-vis beside a white refrigerated trailer at a loading dock before sunrise',
    focus: '40%',
  },
  aisle: {
    name: 'aisle',
    ...stillSize,
    alt: 'A picker and a forklift driver in an aisle of a cold store, between blue and orange racking',
  },
  dawn: { name: 'dawn', ...stillSize, alt: '' },
} as const satisfies Record<string, Still>;
