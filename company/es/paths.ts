export const paths = {
  home: '/es',
  about: '/es/nosotros',
  strategy: '/es/estrategia',
  career: '/es/empleo',
  contact: '/es/contacto',
} as const;

export type PageName = keyof typeof paths;

export const emptyTarget = '#';
