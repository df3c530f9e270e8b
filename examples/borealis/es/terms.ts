import type { Terms } from '#shapes';
import { company } from '../facts.ts';

export const title = `Términos: ${company.name}`;
export const description = `Qué rige cuando ${company.name} transporta algo para ti.`;

export const intro: Terms['intro'] = {
  heading: 'Términos',
  text: 'Qué rige cuando transportamos algo para ti. Inventados, como la empresa.',
};

export const parts: Terms['parts'] = {
  scope: {
    heading: 'Qué abarcan',
    paragraphs: [
      'Toda carga que llevamos dentro de Chile, para empresas. Otro contrato prevalece.',
    ],
  },
  contract: {
    heading: 'Cómo nace un pedido',
    paragraphs: ['Nada en estas páginas es una oferta. Un pedido vale cuando lo confirmamos.'],
  },
  payment: {
    heading: 'Qué pagas, y cuándo',
    entries: [
      { term: 'Precio', description: 'El confirmado. La espera se cobra desde la tercera hora.' },
      { term: 'Plazo', description: 'Treinta días después de la entrega.' },
    ],
  },
  liability: {
    heading: 'De qué respondemos',
    paragraphs: ['De la carga, desde la puerta cerrada hasta el recibo firmado, según la ley.'],
  },
  law: { heading: 'Ley y tribunal', paragraphs: ['La ley de Chile. Los tribunales de Santiago.'] },
};
