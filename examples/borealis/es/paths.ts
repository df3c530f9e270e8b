import type { Paths } from '#shapes';

export const paths = {
  home: '/',
  about: '/nosotros',
  strategy: '/servicios',
  career: '/empleos',
  coverage: '/cobertura',
  contact: '/contacto',
} as const satisfies Paths;
