import type { Frame, Link, Navigation, NotLoaded } from '#shapes';
import { company } from './facts.ts';
import { paths } from './paths.ts';

const home: Link = { label: 'Inicio', href: paths.home };
const about: Link = { label: 'Nosotros', href: paths.about };
const strategy: Link = { label: 'Estrategia', href: paths.strategy };
const career: Link = { label: 'Empleo', href: paths.career };
const contact: Link = { label: 'Contacto', href: paths.contact };

export const navigation: Navigation = [home, about, strategy, career, contact];

export const frame: Frame = {
  skip: 'Saltar al contenido',
  mainNavigation: 'Principal',
  menu: { name: 'Menú', open: 'Abrir el menú', close: 'Cerrar el menú' },
  footer: {
    columns: [
      { heading: 'Empresa', links: [home, about, career] },
      { heading: 'Servicios', links: [strategy, contact] },
      {
        heading: 'Más',
        links: [
          { label: 'Sala de prensa', href: '#' },
          { label: 'Términos', href: '#' },
          { label: 'Cookies', href: '#' },
        ],
      },
    ],
    contactHeading: 'Escríbanos',
    privacy: 'Política de privacidad',
  },
  phone: { text: 'Enviar un SMS' },
  video: { pause: 'Pausar el video', play: 'Reproducir el video' },
};

export const notLoaded: NotLoaded = {
  title: `La página no cargó: ${company.name}`,
  heading: 'Esta página no llegó',
  text: 'La conexión se cortó o está muy lenta. De su lado todo está bien.',
  retry: 'Intentar de nuevo',
  home: { label: 'Ir al inicio', href: paths.home },
};
