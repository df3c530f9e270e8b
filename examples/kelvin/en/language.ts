import type { Language } from '#shapes';

export const language: Language = {
  code: 'en-GB',
  name: 'English',
  direction: 'ltr',
  openGraph: 'en_GB',
  switch: 'Language',
};
