import type { Frame, Link, Navigation, NotLoaded } from '#shapes';
import { company } from '../facts.ts';
import { paths } from './paths.ts';

const home: Link = { label: 'Inicio', href: paths.home };
const about: Link = { label: 'Nosotros', href: paths.about };
const strategy: Link = { label: 'Servicios', href: paths.strategy };
const career: Link = { label: 'Empleos', href: paths.career };
const coverage: Link = { label: 'Cobertura', href: paths.coverage };
const contact: Link = { label: 'Contacto', href: paths.contact };

export const navigation: Navigation = [home, about, strategy, career, coverage, contact];

/** The words around every page. */
export const frame: Frame = {
  skip: 'Saltar al contenido',
  mainNavigation: 'Principal',
  menu: { name: 'Menú', open: 'Abrir menú', close: 'Cerrar menú' },
  footer: {
    columns: [
      { heading: 'Empresa', links: [home, about, career] },
      { heading: 'Servicios', links: [strategy, coverage, contact] },
      {
        heading: 'Más',
        links: [
          { label: 'Noticias', href: paths.news },
          { label: 'Términos', href: paths.terms },
          { label: 'Aviso legal', href: paths.imprint },
          { label: 'Accesibilidad', href: paths.accessibility },
        ],
      },
    ],
    contactHeading: 'Escríbenos',
    privacy: 'Política de privacidad',
  },
  video: { pause: 'Pausar video', play: 'Reproducir video' },
};

/** Shown instead of a page whose script failed to load. */
export const notLoaded: NotLoaded = {
  title: `La página no cargó: ${company.name}`,
  heading: 'Esta página no llegó',
  text: 'La conexión se cortó o está muy lenta. De tu lado todo está bien.',
  retry: 'Intentar de nuevo',
  home: { label: 'Ir al inicio', href: paths.home },
};
