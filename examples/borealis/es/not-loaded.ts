import type { NotLoaded } from '#shapes';
import { company } from '../facts.ts';
import { paths } from './paths.ts';

/** What stands in place of a page whose script did not arrive. */
export const notLoaded: NotLoaded = {
  title: `La página no cargó: ${company.name}`,
  heading: 'Esta página no llegó',
  text: 'La conexión se cortó o está muy lenta. De tu lado todo está bien.',
  retry: 'Intentar de nuevo',
  home: { label: 'Ir al inicio', href: paths.home },
};
