import type { Company } from '#shapes';
import { company as original } from '../facts.ts';

/** The company in Spanish. Names, addresses and links do not change. */
export const company: Company = {
  ...original,
  tagline: 'Su carga, siempre fría y fresca',
  summary: 'Transporte refrigerado y logística. Local, regional y nacional.',
  note: 'Empresa ficticia, de muestra.',
  social: [
    { network: 'linkedin', label: 'Kelvin Freight en LinkedIn', href: 'https://www.linkedin.com/' },
    {
      network: 'instagram',
      label: 'Kelvin Freight en Instagram',
      href: 'https://www.instagram.com/',
    },
    { network: 'youtube', label: 'Kelvin Freight en YouTube', href: 'https://www.youtube.com/' },
  ],
};
