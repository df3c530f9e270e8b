import type { Career } from '#shapes';
import { company } from '../facts.ts';

export const title = `Trabaja con nosotros: ${company.name}`;
export const description = `Trabaja en ${company.name}: cómo trabajamos, qué ofrecemos a profesionales y estudiantes, y nueve vacantes.`;

export const intro: Career['intro'] = {
  heading: 'Trabaja con nosotros',
  text: 'Trabajo frío, gente cálida. Buscamos calma, cuidado y puntualidad; lo demás se enseña.',
};

export const working: Career['working'] = {
  heading: `Trabajar en ${company.shortName}`,
  lede: 'Los días empiezan temprano y terminan a la hora. Recibes ropa térmica de tu talla, un equipo revisado y un planificador que sabe tu nombre.',
  text: 'Los turnos se publican con tiempo. Los cambios son entre tú y tu colega. Si una carga rompe un descanso, la carga espera.',
};

export const blocks: Career['blocks'] = [
  {
    heading: 'Nuestra cultura',
    text: 'Escribimos las cosas. Cualquiera puede detener una carga que se ve mal. Los errores se conversan con la curva sobre la mesa.',
  },
  {
    heading: 'Para profesionales',
    text: 'Trae tu licencia, tu oficio o tu experiencia en planificación. Empiezas con un mentor y tu propia ruta.',
  },
  {
    heading: 'Para estudiantes',
    text: 'Prácticas pagadas en planificación, refrigeración y datos. Trabajas en viajes reales, acompañado, y terminas con un proyecto que usamos.',
  },
];

export const roles: Career['roles'] = {
  heading: 'Vacantes',
  text: 'Nueve puestos en el equipo. Cada uno importa a las cinco de la mañana.',
  apply: 'Postular',
  open: [
    {
      title: 'Coordinador/a de logística',
      text: 'Asigna cargas a equipos y mantiene el día en horario.',
    },
    {
      title: 'Jefe/a de cadena de suministro',
      text: 'Planifica rutas y stock con nuestros mayores clientes.',
    },
    {
      title: 'Supervisor/a de bodega fría',
      text: 'Lidera un turno en la cámara. Los guantes los ponemos nosotros.',
    },
    {
      title: 'Agente de carga',
      text: 'Reserva, documenta y despacha cargas que salen del país.',
    },
    {
      title: 'Atención a clientes',
      text: 'Contesta el teléfono, conoce la carga, da una respuesta clara.',
    },
    {
      title: 'Control de inventario',
      text: 'Cuenta lo que hay, busca lo que falta, explica la diferencia.',
    },
    {
      title: 'Conductor/a clase A5',
      text: 'Ruta 5 Sur, turnos 7×7, equipo propio asignado.',
    },
    {
      title: 'Técnico/a en refrigeración',
      text: 'Mantiene los equipos de frío en Puerto Montt.',
    },
    { title: 'Analista de datos', text: 'Lee las curvas antes de que alguien pregunte.' },
  ],
};
