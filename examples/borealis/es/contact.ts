import type { Contact } from '#shapes';
import { company } from '../facts.ts';

export const title = `Contacto: ${company.name}`;
export const description = `Escribe a ${company.name}: cotizaciones y cargas en ruta.`;

export const intro: Contact['intro'] = {
  heading: 'Contacto',
  text: 'Cuéntanos qué mueves, qué tan frío debe ir y adónde.',
  delivered: 'Una persona lee cada mensaje.',
};

export const addresses: Contact['addresses'] = {
  heading: 'Escríbenos',
  list: [
    { label: 'Cotizaciones y consultas', email: company.emails.general },
    { label: 'Cargas en ruta', email: company.emails.dispatch, phone: company.phones?.dispatch },
  ],
};

const withoutScripts = `Este formulario necesita JavaScript. Sin él, escríbenos a ${company.emails.general}.`;

export const contactForm: Contact['contactForm'] = {
  name: 'Contacto',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo',
  message: 'Mensaje',
  required: 'Todos los campos son obligatorios.',
  brief: {
    label: 'Completar los datos de la carga',
    lines: [
      'Producto:',
      'Temperatura y rango:',
      'Pallets y peso:',
      'Se carga en:',
      'Se entrega en:',
      'Fecha y hora:',
    ],
  },
  submit: 'Enviar mensaje',
  withoutScripts,
};

/** There is none. */
export const newsletter: Contact['newsletter'] = undefined;

const delivery = {
  sending: 'Enviando…',
  notSent: 'No se envió. Lo que escribiste sigue en el formulario. Inténtalo de nuevo o escribe a',
  retry: 'Intentar de nuevo',
  address: company.emails.general,
};

/** What the forms say while they deliver, once that is switched on (FORM_ENDPOINT); until then they say nothing. */
export const contactDelivery: Contact['contactDelivery'] = {
  ...delivery,
  sent: 'Gracias. Tu mensaje llegó.',
};

export const newsletterDelivery: Contact['newsletterDelivery'] = {
  ...delivery,
  sent: 'Casi listo. Abre el enlace de la carta que te estamos enviando.',
  unticked: 'No quedaste suscrito, porque la casilla no estaba marcada.',
};
