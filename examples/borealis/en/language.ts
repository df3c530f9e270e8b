import type { Language } from '#shapes';

export const language: Language = {
  code: 'en',
  name: 'English',
  direction: 'ltr',
  openGraph: 'en_US',
  switch: 'Language',
};
