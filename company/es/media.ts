import { films as originalFilms, stills as originalStills } from '../en/media.ts';

export const films = {
  ...originalFilms,
  dock: {
    ...originalFilms.dock,
    alt: 'Gente que trabaja junto a semirremolques refrigerados en un frigorífico, desde arriba',
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
