import type { Privacy } from '#shapes';
import { company } from '../facts.ts';

export const title = `Privacidad: ${company.name}`;
export const description = `Qué guarda ${company.name} de un mensaje, para qué y por cuánto tiempo.`;

export const intro: Privacy['intro'] = {
  heading: 'Política de privacidad',
  text: 'Qué guardamos cuando nos escribes, y cuándo lo borramos.',
};

export const parts: Privacy['parts'] = {
  who: {
    heading: 'Quién responde',
    paragraphs: [`${company.name}. Escribe a ${company.emails.general}.`],
  },
  what: {
    heading: 'Qué guardamos',
    entries: [
      { term: 'Un mensaje', description: 'Tu nombre, tu correo y lo que escribiste.' },
      { term: 'Una postulación', description: 'Tu nombre, cómo ubicarte y la vacante.' },
      { term: 'Cookies', description: 'Ninguna. Las páginas no guardan nada en tu navegador.' },
    ],
  },
  why: { heading: 'Para qué', paragraphs: ['Para responderte, y para nada más.'] },
  howLong: {
    heading: 'Por cuánto tiempo',
    paragraphs: ['Pasados {keepDays} días, un mensaje se borra.'],
  },
  rights: {
    heading: 'Tus derechos',
    paragraphs: [
      'Puedes pedir qué guardamos de ti, que lo corrijamos o que lo borremos enseguida.',
    ],
  },
};
