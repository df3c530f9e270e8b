import type { Contact } from '#shapes';
import { company } from '../facts.ts';

export const title = `Contacto: ${company.name}`;
export const description = `Escribe a ${company.name}: cotizaciones y cargas en ruta.`;

export const intro: Contact['intro'] = {
  heading: 'Contacto',
  text: 'Cuéntanos qué transportas, a qué temperatura debe ir y adónde.',
  delivered: 'Cada mensaje lo lee una persona.',
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
      'Consigna y rango:',
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
  notSent:
    'No se pudo enviar. Lo que escribiste sigue en el formulario. Inténtalo de nuevo o escribe a',
  retry: 'Intentar de nuevo',
  address: company.emails.general,
};

/** What the forms say about delivery, once they deliver (FORM_ENDPOINT); until then, nothing. */
export const contactDelivery: Contact['contactDelivery'] = {
  ...delivery,
  sent: 'Gracias. Recibimos tu mensaje.',
};

export const newsletterDelivery: Contact['newsletterDelivery'] = {
  ...delivery,
  sent: 'Falta un paso. Abre el enlace del correo que te estamos enviando.',
  unticked: 'La suscripción no se hizo, porque la casilla no estaba marcada.',
};
