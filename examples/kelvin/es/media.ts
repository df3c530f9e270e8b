import { films as originalFilms, stills as originalStills } from '../en/media.ts';

export const films = {
  ...originalFilms,
  dock: {
    ...originalFilms.dock,
    alt: 'Personas que trabajan junto a semirremolques refrigerados en los andenes de un almacén frigorífico, vistas desde arriba',
  },
} as const;

export const stills = {
  ...originalStills,
  doors: {
    ...originalStills.doors,
    alt: 'Dos personas con chaleco reflectante junto a un semirremolque refrigerado blanco, en un andén, antes del amanecer',
  },
  aisle: {
    ...originalStills.aisle,
    alt: 'Un operario y un montacargas en un pasillo de un almacén frigorífico, entre estanterías azules y naranjas',
  },
} as const;
