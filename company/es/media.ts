import { films as originalFilms, stills as originalStills } from '../en/media.ts';

export const films = {
  ...originalFilms,
  dock: {
    ...originalFilms.dock,
    alt: 'Semirremolques refrigerados en las puertas de un frigorífico, vistos desde arriba',
  },
} as const;

export const stills = {
  ...originalStills,
  doors: {
    ...originalStills.doors,
    alt: 'Dos personas con chaleco reflectante junto a un semirremolque refrigerado antes del amanecer',
  },
  aisle: {
    ...originalStills.aisle,
    alt: 'Un operario y una carretilla en un pasillo de cámara fría, entre estanterías azules y naranjas',
  },
} as const;
