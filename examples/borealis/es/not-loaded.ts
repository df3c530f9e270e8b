import type { NotLoaded } from '#shapes';
import { company } from '../facts.ts';
import { paths } from './paths.ts';

/** What stands in place of a page whose script did not arrive. */
export const notLoaded: NotLoaded = {
  title: `Página no cargada: ${company.name}`,
  heading: 'Esta página no llegó',
  text: 'La conexión se perdió o está muy lenta. No hay nada roto de tu lado.',
  retry: 'Intentar de nuevo',
  home: { label: 'Ir al inicio', href: paths.home },
};
