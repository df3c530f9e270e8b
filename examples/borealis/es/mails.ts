import type { Mails } from '#shapes';
import { company } from '../facts.ts';

/** What the inbox says: by e-mail, and on the plain pages that its links open. The site itself reads none of it. */
const signature = `${company.name}\n${company.tagline}`;

export const notice: Mails['notice'] = {
  subject: 'Mensaje de',
  suspect: '[Sospechoso]',
  suspectNote: 'Se llenó un campo oculto del formulario: puede ser obra de un programa.',
  footer:
    'Responde este correo para responder a quien escribió. El mensaje se guarda con el número',
};

export const confirmation: Mails['confirmation'] = {
  subject: `Por favor confirma: el boletín de ${company.name}`,
  text: `Pediste nuestro boletín. Abre esta dirección y presiona el botón:`,
  otherwise: 'Si no fuiste tú, no hagas nada. No volverás a saber de nosotros.',
  signature,
};

export const welcome: Mails['welcome'] = {
  subject: `Suscripción lista: el boletín de ${company.name}`,
  text: 'Desde ahora recibirás nuestro boletín. Esta dirección te permite salir cuando quieras:',
  signature,
};

export const letter: Mails['letter'] = {
  unsubscribe: 'Para dejar el boletín, abre esta dirección:',
};

export const pages: Mails['pages'] = {
  back: 'Volver al sitio',
  confirm: {
    heading: '¿Recibir el boletín?',
    text: 'Un clic y estás suscrito.',
    button: 'Sí, suscribirme',
  },
  confirmed: {
    heading: 'Suscripción lista',
    text: 'Gracias. Te enviamos una carta que te permite salir.',
  },
  unsubscribe: {
    heading: '¿Dejar el boletín?',
    text: 'Un clic y no te escribimos más.',
    button: 'Sí, salir',
  },
  unsubscribed: { heading: 'Saliste del boletín', text: 'No te escribiremos más.' },
  unknown: {
    heading: 'Este enlace no se conoce',
    text: 'Puede ser muy antiguo. Pide el boletín otra vez.',
  },
  notSent: {
    heading: 'No se envió',
    back: 'Vuelve atrás en tu navegador: lo que escribiste sigue ahí.',
  },
};

export const refusals: Mails['refusals'] = {
  crossSite: 'Este formulario solo puede enviarse desde nuestras páginas.',
  method: 'Esta dirección recibe formularios enviados con POST.',
  mediaType: 'Envía el formulario como application/json o application/x-www-form-urlencoded.',
  tooLarge: 'El mensaje pesa más de 64 kB.',
  unreadable: 'El mensaje no es JSON válido.',
  fields: 'Algunos campos necesitan otra mirada.',
  id: 'Envía un UUID como id.',
  nowhere: 'No hay nada en esta dirección.',
  tooMany: 'Demasiados mensajes a la vez. Espera un momento e inténtalo de nuevo.',
  different: 'Ya se envió otro texto con este id.',
  tooManyToday: 'Hoy recibimos demasiados mensajes. Escríbenos mañana.',
  unavailable: 'No podemos recibir tu mensaje ahora. Escríbenos por correo:',
  noNewsletter: 'No tenemos boletín. Escríbenos por correo:',
  failed: 'Algo falló de nuestro lado. Escríbenos por correo:',
};
