import type { Career } from '#shapes';
import { company } from './facts.ts';

export const title = `Empleo: ${company.name}`;
export const description = `Trabajar en ${company.name}: cómo es el día a día, qué ofrecemos a profesionales y estudiantes, y seis vacantes.`;

export const intro: Career['intro'] = {
  heading: 'Empleo',
  text: 'Trabajo frío, gente cálida. Buscamos calma, cuidado y puntualidad; lo demás se enseña.',
};

export const working: Career['working'] = {
  heading: `Trabajar en ${company.shortName}`,
  lede: 'El día empieza temprano y termina a su hora. Aquí recibe ropa térmica de su talla, un semirremolque con el mantenimiento al día y un planificador que sabe su nombre.',
  text: 'Los turnos se publican con tiempo. Los cambios se acuerdan entre colegas. Si una carga choca con un descanso, la que espera es la carga.',
};

export const blocks: Career['blocks'] = [
  {
    heading: 'Nuestra cultura',
    text: 'Dejamos todo por escrito. Cualquiera puede detener la carga si algo no se ve bien. Los errores se hablan de frente, con la curva sobre la mesa.',
  },
  {
    heading: 'Oportunidades para profesionales',
    text: 'Traiga su licencia, su oficio o su experiencia en planificación. Empieza con un mentor y una ruta propia, y crece hacia un centro o un equipo.',
  },
  {
    heading: 'Oportunidades para estudiantes',
    text: 'Prácticas remuneradas en planificación, refrigeración y datos. Trabaja en viajes reales, con alguien al lado, y termina con un proyecto que usamos.',
  },
];

export const roles: Career['roles'] = {
  heading: 'Vacantes',
  text: 'Seis puestos en el equipo. Cada uno cuenta a las cinco de la mañana.',
  apply: 'Postularme',
  open: [
    {
      title: 'Coordinación de logística',
      text: 'Asignar cada carga a su semirremolque y mantener el día en horario.',
    },
    {
      title: 'Gerencia de cadena de suministro',
      text: 'Planificar rutas e inventarios con nuestros clientes más grandes.',
    },
    {
      title: 'Supervisión de bodega',
      text: 'Dirigir un turno en la cámara fría. Los guantes van por nuestra cuenta.',
    },
    {
      title: 'Agente de carga',
      text: 'Reservar, documentar y despachar cargas que salen del país.',
    },
    {
      title: 'Atención a clientes',
      text: 'Conocer la carga, conocer al cliente y responder sin rodeos.',
    },
    {
      title: 'Control de inventarios',
      text: 'Contar lo que hay, encontrar lo que falta y explicar la diferencia.',
    },
  ],
};

export const application: Career['application'] = {
  text: 'Bastan tres líneas. Las lee una persona y le responde.',
  name: 'Su nombre',
  reach: 'Correo electrónico o teléfono',
  message: 'Una frase sobre usted (opcional)',
  submit: 'Enviar postulación',
  close: 'Cerrar',
  sending: 'Enviando…',
  sent: 'Gracias. Recibimos su postulación.',
  notSent: 'No se pudo enviar. Lo que escribió sigue aquí. Inténtelo de nuevo o escriba a',
  retry: 'Intentar de nuevo',
  address: company.emails.general,
};

export const closing: Career['closing'] = {
  text: `Escriba a ${company.emails.general} e indique el puesto.`,
  action: { label: 'Escríbanos', href: `mailto:${company.emails.general}` },
};
