import type { Accessibility } from '#shapes';
import { company } from '../facts.ts';

export const title = `Accesibilidad: ${company.name}`;
export const description = `Cómo se usan las páginas de ${company.name}, y a quién avisar cuando no se puede.`;

export const intro: Accessibility['intro'] = {
  heading: 'Accesibilidad',
  text: 'Todos deberían poder usar estas páginas.',
};

export const parts: Accessibility['parts'] = {
  measures: {
    heading: 'Qué hacemos',
    paragraphs: ['Cada página se prueba con el teclado y con un programa, en claro y en oscuro.'],
  },
  status: {
    heading: 'Conformidad',
    conformance: 'not assessed',
    paragraphs: ['No evaluada según WCAG: la empresa es inventada y nadie fue consultado.'],
  },
  limitations: {
    heading: 'Lo que sabemos',
    paragraphs: [
      'La curva de un viaje es un dibujo; la tabla que sigue dice lo mismo en palabras.',
    ],
  },
  technical: { heading: 'Lo que necesitan', paragraphs: ['HTML y CSS. Se leen sin scripts.'] },
  assessment: { heading: 'Cómo lo revisamos', paragraphs: ['Nosotros mismos.'] },
  feedback: {
    heading: 'Avísanos',
    paragraphs: [`¿Algo te estorba? Escribe a ${company.emails.general}.`],
  },
};
