import type { Paths } from '#shapes';

export const paths = {
  home: '/',
  about: '/nosotros',
  strategy: '/servicios',
  career: '/empleos',
  coverage: '/cobertura',
  contact: '/contacto',
  news: '/noticias',
  privacy: '/privacidad',
  imprint: '/aviso-legal',
  terms: '/terminos',
  accessibility: '/accesibilidad',
} as const satisfies Paths;
