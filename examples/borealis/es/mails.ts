import type { Mails } from '#shapes';
import { company } from '../facts.ts';

/** What the inbox says by e-mail and on the pages that its links open. Not used by the site. */
const signature = `${company.name}\n${company.tagline}`;

export const notice: Mails['notice'] = {
  subject: 'Mensaje de',
  suspect: '[Sospechoso]',
  suspectNote: 'Se llenó un campo oculto del formulario: puede ser obra de un programa.',
  footer:
    'Responde este correo para contestarle a quien escribió. El mensaje se guardó con el número',
};

export const confirmation: Mails['confirmation'] = {
  subject: `Confirma tu suscripción: el boletín de ${company.name}`,
  text: `Pediste nuestro boletín. Abre esta dirección y presiona el botón que verás ahí:`,
  otherwise: 'Si no fuiste tú, no hagas nada. No te escribiremos.',
  signature,
};

export const welcome: Mails['welcome'] = {
  subject: `Suscripción confirmada: el boletín de ${company.name}`,
  text: 'Desde ahora recibirás nuestro boletín. En esta dirección puedes darte de baja cuando quieras:',
  signature,
};

export const letter: Mails['letter'] = {
  unsubscribe: 'Para darte de baja del boletín, abre esta dirección:',
};

export const pages: Mails['pages'] = {
  back: 'Volver al sitio',
  confirm: {
    heading: '¿Quieres recibir el boletín?',
    text: 'Con un clic confirmas tu suscripción.',
    button: 'Sí, suscribirme',
  },
  confirmed: {
    heading: 'Suscripción confirmada',
    text: 'Gracias. Te enviamos un correo con el que puedes darte de baja cuando quieras.',
  },
  unsubscribe: {
    heading: '¿Quieres darte de baja?',
    text: 'Con un clic dejamos de escribirte.',
    button: 'Sí, darme de baja',
  },
  unsubscribed: { heading: 'Baja confirmada', text: 'Ya no te escribiremos.' },
  unknown: {
    heading: 'No reconocemos este enlace',
    text: 'Puede que haya vencido. Pide el boletín otra vez.',
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
  tooLarge: 'El mensaje supera los 64 kB.',
  unreadable: 'El mensaje no es JSON válido.',
  fields: 'Algunos campos necesitan una revisión.',
  id: 'Envía un UUID como id.',
  nowhere: 'No hay nada en esta dirección.',
  tooMany: 'Demasiados mensajes a la vez. Espera un momento, o escríbenos por correo:',
  different: 'Ya se envió otro texto con este id.',
  tooManyToday: 'Hemos recibido demasiados mensajes. Inténtalo más tarde, o escríbenos por correo:',
  unavailable: 'No podemos recibir tu mensaje ahora. Escríbenos por correo:',
  noNewsletter: 'No tenemos boletín. Escríbenos por correo:',
  failed: 'Algo falló de nuestro lado. Escríbenos por correo:',
};
