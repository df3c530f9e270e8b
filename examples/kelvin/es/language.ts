import type { Language } from '#shapes';

export const language: Language = {
  code: 'es',
  name: 'Español',
  direction: 'ltr',
  openGraph: 'es_LA',
  switch: 'Idioma',
};
