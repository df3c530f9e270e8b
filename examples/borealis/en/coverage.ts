import type { AddedPage } from '#shapes';
import { company } from './facts.ts';

export const title = `Coverage: ${company.name}`;
export const description = `Where ${company.name} goes: from the far north to Magallanes, by region.`;

export const intro: AddedPage['intro'] = {
  heading: 'Coverage',
  text: 'From Arica to Punta Arenas, with a single temperature trace.',
};

export const sections: AddedPage['sections'] = [
  {
    heading: 'By region',
    paragraphs: ['Every line leaves with the equipment already cold.'],
    entries: [
      {
        term: 'North',
        description: 'Arica, Iquique, Antofagasta and Copiapó. Overnight from Santiago.',
      },
      {
        term: 'Centre',
        description: 'Valparaíso, Santiago, Rancagua and Talca. Same-day deliveries.',
      },
      {
        term: 'South',
        description: 'Concepción, Temuco, Osorno and Puerto Montt. Two drivers, no waiting.',
      },
      { term: 'Far south', description: 'Coyhaique and Punta Arenas, by road and ferry.' },
    ],
  },
];
