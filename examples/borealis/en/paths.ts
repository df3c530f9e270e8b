import type { Paths } from '#shapes';

export const paths = {
  home: '/en',
  about: '/en/about',
  strategy: '/en/services',
  career: '/en/careers',
  coverage: '/en/coverage',
  contact: '/en/contact',
  news: '/en/news',
  privacy: '/en/privacy',
  imprint: '/en/imprint',
  terms: '/en/terms',
  accessibility: '/en/accessibility',
} as const satisfies Paths;
