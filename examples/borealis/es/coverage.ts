import type { AddedPage } from '#shapes';
import { company } from '../facts.ts';

export const title = `Cobertura: ${company.name}`;
export const description = `Dónde llega ${company.name}: del Norte Grande a Magallanes, por región.`;

export const intro: AddedPage['intro'] = {
  heading: 'Cobertura',
  text: 'De Arica a Punta Arenas, con una sola curva de temperatura.',
};

export const sections: AddedPage['sections'] = [
  {
    heading: 'Por región',
    paragraphs: ['Cada línea sale con el equipo ya frío.'],
    entries: [
      {
        term: 'Norte',
        description: 'Arica, Iquique, Antofagasta y Copiapó. Línea nocturna desde Santiago.',
      },
      { term: 'Centro', description: 'Valparaíso, Santiago, Rancagua y Talca. Reparto en el día.' },
      {
        term: 'Sur',
        description: 'Concepción, Temuco, Osorno y Puerto Montt. Dos conductores, sin esperas.',
      },
      { term: 'Austral', description: 'Coyhaique y Punta Arenas, por tierra y transbordador.' },
    ],
  },
];
