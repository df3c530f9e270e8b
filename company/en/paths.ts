/** Every address of the site, written once. Everything that links reads it from here. */
export const paths = {
  home: '/',
  about: '/about',
  strategy: '/strategy',
  career: '/career',
  contact: '/contact',
} as const;

export type PageName = keyof typeof paths;

/** A link that has no target yet: it leads to the top of the page. */
export const emptyTarget = '#';
