import type { Film, Still } from '#shapes';

const stillSize = { widths: [1280], width: 1280, height: 720 } as const;
const filmSize = {
  wide: { widths: [1280], width: 1280, height: 720 },
  tall: { widths: [720], width: 720, height: 900 },
  withoutVideo: true,
} as const;

/** Drawings of our own, in pictures/. No film: the posters stay. */
export const films = {
  hero: { name: 'hero', ...filmSize, alt: '' },
  dock: {
    name: 'dock',
    ...filmSize,
    alt: 'Semirremolques refrigerados en los andenes de una bodega fría, en un dibujo',
  },
} as const satisfies Record<string, Film>;

export const stills = {
  doors: {
    name: 'doors',
    ...stillSize,
    alt: 'Dibujo de un camión frigorífico de noche, con montañas detrás',
    focus: '90%',
  },
  aisle: {
    name: 'aisle',
    ...stillSize,
    alt: 'Dibujo de una grúa horquilla en un pasillo de cámara fría, entre estanterías',
  },
  dawn: { name: 'dawn', ...stillSize, alt: '' },
} as const satisfies Record<string, Still>;
