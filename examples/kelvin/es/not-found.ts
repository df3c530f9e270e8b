import type { NotFound } from '#shapes';
import { company } from './facts.ts';
import { paths } from './paths.ts';

export const title = `Página no encontrada: ${company.name}`;
export const description = 'No hay ninguna página en esta dirección.';

export const notFound: NotFound = {
  heading: 'Esta página se derritió',
  text: 'En esta dirección no hay nada. Puede que se haya movido, o que el enlace tenga un error.',
  actions: [
    { label: 'Ir al inicio', href: paths.home },
    { label: 'Escríbanos', href: paths.contact },
  ],
};
