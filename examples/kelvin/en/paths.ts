import type { Paths } from '#shapes';

/** Every address of the site, written once. Everything that links reads it from here. */
export const paths = {
  home: '/',
  about: '/about',
  strategy: '/strategy',
  career: '/career',
  contact: '/contact',
} as const satisfies Paths;
