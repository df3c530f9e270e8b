import { films as originalFilms, stills as originalStills } from '../es/media.ts';

export const films = {
  ...originalFilms,
  dock: { ...originalFilms.dock, alt: 'A drawing of refrigerated trailers at a cold store' },
};

export const stills = {
  ...originalStills,
  doors: {
    ...originalStills.doors,
    alt: 'A drawing of a refrigerated truck at night, mountains behind it',
  },
  aisle: {
    ...originalStills.aisle,
    alt: 'A drawing of a forklift in an aisle of a cold store, between racks',
  },
};
