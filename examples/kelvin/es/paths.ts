import type { Paths } from '#shapes';

export const paths = {
  home: '/es',
  about: '/es/nosotros',
  strategy: '/es/estrategia',
  career: '/es/empleo',
  contact: '/es/contacto',
} as const satisfies Paths;
