import { company } from './facts.ts';

export const title = `Contacto: ${company.name}`;
export const description = `Escriba a ${company.name}: cotizaciones, cargas en ruta y el boletín.`;

export const intro = {
  heading: 'Contacto',
  text: 'Cuéntenos qué transporta, a qué temperatura debe ir y adónde. Cada mensaje lo lee una persona.',
} as const;

export const addresses = {
  heading: 'Escríbanos',
  list: [
    { label: 'Cotizaciones y consultas generales', email: company.emails.general },
    { label: 'Cargas en ruta', email: company.emails.dispatch },
  ],
} as const;

const withoutScripts = `Este formulario necesita JavaScript. Si no lo tiene activado, escríbanos a ${company.emails.general}.`;

export const contactForm = {
  name: 'Contacto',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  message: 'Mensaje',
  submit: 'Enviar mensaje',
  withoutScripts,
} as const;

export const newsletter = {
  heading: 'Boletín',
  text: 'Rutas nuevas, vacantes y lo que aprendimos del último mes frío. Unas pocas cartas al año.',
  email: 'Correo electrónico',
  consent: 'Sí, quiero recibir el boletín. Puedo darme de baja cuando quiera.',
  submit: 'Suscribirme',
  withoutScripts,
} as const;

const delivery = {
  sending: 'Enviando…',
  notSent:
    'No se pudo enviar. Lo que escribió sigue en el formulario. Inténtelo de nuevo o escriba a',
  retry: 'Intentar de nuevo',
  address: company.emails.general,
} as const;

export const contactDelivery = {
  ...delivery,
  sent: 'Gracias. Recibimos su mensaje.',
} as const;

export const newsletterDelivery = {
  ...delivery,
  sent: 'Ya casi. Abra el enlace del correo que le estamos enviando.',
  unticked: 'No quedó suscrito, porque la casilla no estaba marcada.',
} as const;
