import type { Career } from '#shapes';
import { company } from '../facts.ts';
import { driverPay, puertoMontt, santiago } from '../places.ts';

const datePosted = '2026-03-02';

export const title = `Trabaja con nosotros: ${company.name}`;
export const description = `Trabaja en ${company.name}: cómo trabajamos, qué ofrecemos a profesionales y estudiantes, y nueve vacantes.`;

export const intro: Career['intro'] = {
  heading: 'Trabaja con nosotros',
  text: 'Trabajo frío, gente cálida. Buscamos calma, cuidado y puntualidad; lo demás se enseña.',
};

export const working: Career['working'] = {
  heading: `Trabajar en ${company.shortName}`,
  lede: 'El día empieza temprano y termina a la hora. Recibes ropa térmica de tu talla, un equipo revisado y un planificador que sabe tu nombre.',
  text: 'Los turnos se publican con tiempo. Los cambios los acuerdas con tu colega. Si una carga choca con un descanso, la que espera es la carga.',
};

export const blocks: Career['blocks'] = [
  {
    heading: 'Nuestra cultura',
    text: 'Dejamos todo por escrito. Cualquiera puede detener la carga si algo no se ve bien. Los errores se conversan con la curva sobre la mesa.',
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
      details: {
        slug: 'coordinacion-de-logistica',
        description: [
          'Te sientas en despacho, con el mapa de la noche delante. Asignas cada carga a un equipo que ya está frío y avisas antes de que algo se atrase.',
        ],
        duties: [
          'Asignar cargas, equipos y conductores',
          'Reservar andenes y ventanas de entrega',
          'Avisar al cliente cuando cambia la hora',
        ],
        requirements: ['Experiencia en despacho o planificación', 'Calma al teléfono'],
        location: santiago,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
    {
      title: 'Jefe/a de cadena de suministro',
      text: 'Planifica rutas y stock con nuestros mayores clientes.',
      details: {
        slug: 'cadena-de-suministro',
        description: [
          'Planificas con los clientes lo que se moverá la próxima temporada: la cereza en verano, el salmón todo el año.',
        ],
        duties: ['Planificar rutas y stock por temporada', 'Reunirte con clientes y productores'],
        requirements: [
          'Título o experiencia equivalente en logística',
          'Inglés para leer contratos',
        ],
        location: santiago,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
    {
      title: 'Supervisor/a de bodega fría',
      text: 'Lidera un turno en la cámara. Los guantes los ponemos nosotros.',
      details: {
        slug: 'bodega-fria',
        description: [
          'Diriges un turno en la cámara: quién entra, cuánto tiempo y con qué ropa. La puerta abierta es tu cronómetro.',
        ],
        duties: ['Dirigir a quienes cargan y preparan', 'Revisar temperaturas antes de cada carga'],
        requirements: ['Experiencia en cámara fría', 'Licencia de grúa horquilla'],
        location: puertoMontt,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
    {
      title: 'Agente de carga',
      text: 'Reserva, documenta y despacha cargas que salen del país.',
      details: {
        slug: 'agente-de-carga',
        description: [
          'Acompañas la carga que sale del país: los papeles viajan antes que el camión.',
        ],
        duties: ['Reservar espacio y preparar documentos', 'Hablar con aduana y con el puerto'],
        requirements: ['Experiencia en comercio exterior', 'Inglés hablado'],
        location: santiago,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
    {
      title: 'Atención a clientes',
      text: 'Contesta el teléfono, conoce la carga, da una respuesta clara.',
      details: {
        slug: 'atencion-a-clientes',
        description: [
          'Contestas cuando alguien pregunta por su carga, y ya tienes la curva abierta.',
        ],
        duties: ['Responder llamadas y correos', 'Leer la curva del viaje y explicarla'],
        requirements: ['Buena escritura', 'Paciencia'],
        location: santiago,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
    {
      title: 'Control de inventario',
      text: 'Cuenta lo que hay, busca lo que falta, explica la diferencia.',
      details: {
        slug: 'control-de-inventario',
        description: [
          'Cuentas lo que hay en la cámara y encuentras lo que falta. Media jornada, de madrugada o de tarde.',
        ],
        duties: ['Contar por lote y fecha', 'Explicar cada diferencia por escrito'],
        requirements: ['Orden', 'Comodidad con planillas'],
        location: puertoMontt,
        datePosted,
        employmentType: 'PART_TIME',
      },
    },
    {
      title: 'Conductor/a clase A5',
      text: 'Ruta 5 Sur, turnos 7×7, equipo propio asignado.',
      pay: driverPay,
      homeTime: 'Siete noches de cada catorce',
      schedule: 'De noche, con relevo',
      licence: 'Clase A5',
      details: {
        slug: 'conductor-clase-a5',
        description: [
          'Conduces de noche entre Puerto Montt y Santiago, con relevo a mitad de camino. El semirremolque llega frío a tus manos.',
        ],
        duties: ['Conducir la Ruta 5 Sur con relevo', 'Registrar cada apertura de puertas'],
        requirements: ['Licencia clase A5 vigente', 'Hoja de vida del conductor'],
        location: puertoMontt,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
    {
      title: 'Técnico/a en refrigeración',
      text: 'Mantiene los equipos de frío en Puerto Montt.',
      details: {
        slug: 'tecnico-en-refrigeracion',
        description: [
          'Mantienes los equipos de frío y sales a la ruta cuando uno se detiene. Llevas repuestos y un semirremolque de reemplazo.',
        ],
        duties: ['Mantener y reparar equipos de frío', 'Salir a la ruta cuando despacho llama'],
        requirements: ['Título técnico en refrigeración', 'Licencia de conducir'],
        location: puertoMontt,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
    {
      title: 'Analista de datos',
      text: 'Lee las curvas antes de que alguien pregunte.',
      details: {
        slug: 'analista-de-datos',
        description: [
          'Lees las curvas de todos los viajes y encuentras la puerta que siempre queda abierta.',
        ],
        duties: ['Buscar patrones en los registros', 'Escribir lo que encuentras en una página'],
        requirements: ['Estadística', 'Escritura clara'],
        location: santiago,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
  ],
  page: {
    back: 'Todas las vacantes',
    labels: {
      location: 'Lugar',
      duty: 'Lo que harás',
      requirement: 'Lo que traes',
      pay: 'Sueldo bruto',
      homeTime: 'Tiempo en casa',
      schedule: 'Turno',
      licence: 'Licencia',
    },
  },
};

export const application: Career['application'] = {
  text: 'Bastan tres líneas. Las lee una persona y te responde.',
  name: 'Tu nombre',
  reach: 'Correo electrónico o teléfono',
  message: 'Una frase sobre ti (opcional)',
  submit: 'Enviar postulación',
  close: 'Cerrar',
  sending: 'Enviando…',
  sent: 'Gracias. Recibimos tu postulación.',
  notSent: 'No se pudo enviar. Lo que escribiste sigue aquí. Inténtalo de nuevo o escribe a',
  retry: 'Intentar de nuevo',
  address: company.emails.general,
};

export const closing: Career['closing'] = {
  text: '¿Tu oficio no está en la lista?',
  action: { label: 'Escríbenos', href: `mailto:${company.emails.general}` },
};
