import type { Paths } from '#shapes';

/** Every path of the site, defined only here. */
export const paths = {
  home: '/',
  about: '/about',
  strategy: '/strategy',
  career: '/career',
  contact: '/contact',
} as const satisfies Paths;
