import type { Contact } from '#shapes';
import { company } from './facts.ts';

export const title = `Contacto: ${company.name}`;
export const description = `Escriba a ${company.name}: cotizaciones, cargas en ruta y el boletín.`;

export const intro: Contact['intro'] = {
  heading: 'Contacto',
  text: 'Cuéntenos qué transporta, a qué temperatura debe ir y adónde.',
  delivered: 'Cada mensaje lo lee una persona.',
};

export const addresses: Contact['addresses'] = {
  heading: 'Escríbanos',
  list: [
    { label: 'Cotizaciones y consultas generales', email: company.emails.general },
    { label: 'Cargas en ruta', email: company.emails.dispatch, phone: company.phones?.dispatch },
  ],
};

const withoutScripts = `Este formulario necesita JavaScript. Si no lo tiene activado, escríbanos a ${company.emails.general}.`;

export const contactForm: Contact['contactForm'] = {
  name: 'Contacto',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  message: 'Mensaje',
  required: 'Todos los campos son obligatorios.',
  brief: {
    label: 'Completar los datos de la carga',
    lines: [
      'Producto:',
      'Consigna y rango:',
      'Modo del equipo (continuo o arranque y parada):',
      'Pallets y peso:',
      'Se carga en:',
      'Se entrega en:',
      'Desde cuándo y hasta cuándo:',
      'Preenfriamiento:',
    ],
  },
  submit: 'Enviar mensaje',
  withoutScripts,
};

export const newsletter: Contact['newsletter'] = {
  heading: 'Boletín',
  text: 'Rutas nuevas, vacantes y lo que aprendimos del último mes frío. Unos pocos correos al año.',
  email: 'Correo electrónico',
  consent: 'Sí, quiero recibir el boletín. Puedo darme de baja cuando quiera.',
  submit: 'Suscribirme',
  withoutScripts,
};

const delivery = {
  sending: 'Enviando…',
  notSent:
    'No se pudo enviar. Lo que escribió sigue en el formulario. Inténtelo de nuevo o escriba a',
  retry: 'Intentar de nuevo',
  address: company.emails.general,
};

export const contactDelivery: Contact['contactDelivery'] = {
  ...delivery,
  sent: 'Gracias. Recibimos su mensaje.',
};

export const newsletterDelivery: Contact['newsletterDelivery'] = {
  ...delivery,
  sent: 'Falta un paso. Abra el enlace del correo que le estamos enviando.',
  unticked: 'La suscripción no se hizo, porque la casilla no estaba marcada.',
};
