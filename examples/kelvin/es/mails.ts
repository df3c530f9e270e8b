import type { Mails } from '#shapes';
import { company } from './facts.ts';

const signature = `${company.name}\n${company.tagline}`;

export const notice: Mails['notice'] = {
  subject: 'Mensaje de',
  suspect: '[Sospechoso]',
  suspectNote:
    'Se llenó un campo oculto del formulario: es posible que lo haya enviado un programa.',
  footer: 'Responda este correo para responder al remitente. El mensaje se guardó con el número',
};

export const confirmation: Mails['confirmation'] = {
  subject: `Confirme su suscripción: el boletín de ${company.name}`,
  text: 'Usted pidió nuestro boletín. Abra esta dirección y presione el botón que encontrará ahí:',
  otherwise: 'Si no fue usted, no haga nada. No le escribiremos.',
  signature,
};

export const welcome: Mails['welcome'] = {
  subject: `Suscripción confirmada: el boletín de ${company.name}`,
  text: 'Desde ahora recibirá nuestro boletín. En esta dirección puede darse de baja cuando quiera:',
  signature,
};

export const letter: Mails['letter'] = {
  unsubscribe: 'Para darse de baja del boletín, abra esta dirección:',
};

export const pages: Mails['pages'] = {
  back: 'Volver al sitio',
  confirm: {
    heading: '¿Quiere recibir el boletín?',
    text: 'Con un clic confirma su suscripción.',
    button: 'Sí, suscribirme',
  },
  confirmed: {
    heading: 'Suscripción confirmada',
    text: 'Gracias. Le enviamos un correo con el que puede darse de baja cuando quiera.',
  },
  unsubscribe: {
    heading: '¿Quiere darse de baja?',
    text: 'Con un clic dejamos de escribirle.',
    button: 'Sí, darme de baja',
  },
  unsubscribed: { heading: 'Baja confirmada', text: 'Ya no le escribiremos.' },
  unknown: {
    heading: 'No reconocemos este enlace',
    text: 'Puede que haya vencido. Pida el boletín otra vez.',
  },
  notSent: {
    heading: 'No se envió',
    back: 'Vuelva atrás en su navegador: lo que escribió sigue ahí.',
  },
};

export const refusals: Mails['refusals'] = {
  crossSite: 'Este formulario solo se puede enviar desde nuestras propias páginas.',
  method: 'Esta dirección recibe formularios enviados con POST.',
  mediaType: 'Envíe el formulario como application/json o application/x-www-form-urlencoded.',
  tooLarge: 'El mensaje supera los 64 kB.',
  unreadable: 'El mensaje no es JSON válido.',
  fields: 'Algunos campos necesitan una revisión.',
  id: 'Envíe un UUID como id.',
  nowhere: 'No hay nada en esta dirección.',
  tooMany: 'Demasiados mensajes a la vez. Espere un momento, o escríbanos por correo:',
  different: 'Ya se envió otro texto con este id.',
  tooManyToday: 'Hemos recibido demasiados mensajes. Inténtelo más tarde, o escríbanos por correo:',
  unavailable: 'En este momento no podemos recibir su mensaje. Escríbanos por correo:',
  noNewsletter: 'En este momento no podemos enviar el boletín. Escríbanos por correo:',
  failed: 'Algo falló de nuestro lado. Escríbanos por correo:',
};
