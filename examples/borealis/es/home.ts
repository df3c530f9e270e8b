import type { Home } from '#shapes';
import { company } from '../facts.ts';
import { paths } from './paths.ts';

export const title = `${company.name}: ${company.tagline.toLowerCase()}`;
export const description =
  'Transporte refrigerado en Chile: reparto urbano, rutas regionales y cobertura nacional con una sola temperatura, de andén a andén.';

export const hero: Home['hero'] = {
  heading: 'El frío se encuentra con la innovación',
  subheading: 'Una sola temperatura, del primer andén a la última puerta.',
  actions: [
    { label: 'Saber más', href: paths.about },
    { label: 'CONTÁCTANOS', href: paths.contact },
  ],
  /** Follows the first label for screen readers and search engines, to whom "Learn More" alone says nothing. */
  learnMoreAbout: `sobre ${company.name}`,
  line: 'Transporte urbano, regional y nacional',
};

export const services: Home['services'] = {
  heading: 'Nuestros servicios y estrategia',
  text: 'Llevamos salmón, fruta y medicamentos que no pueden esperar ni calentarse. Nuestra estrategia es simple. Enfriar el semirremolque antes de llegar. Planificar la ruta según la carga. Vigilar la temperatura durante todo el viaje.',
  action: { label: 'Conócelos', href: paths.strategy },
  reach: [
    {
      heading: 'Urbano',
      text: 'Reparto en el día dentro de una ciudad. Viajes cortos, muchas puertas, recuperación rápida tras cada parada.',
    },
    {
      heading: 'Regional',
      text: 'Líneas nocturnas entre centros vecinos. Se carga por la tarde y se entrega por la mañana.',
    },
    {
      heading: 'Nacional',
      text: 'Cargas completas y parciales de Arica a Punta Arenas. Descansos planificados, relevos y un solo registro.',
    },
  ],
};

export const responsible: Home['responsible'] = {
  heading: 'Comprometidos con una logística responsable',
  text: 'Enfriar consume energía. No podemos evitarlo, así que trabajamos en no desperdiciarla.',
  rules: [
    {
      heading: 'Llenar el camión',
      text: 'Buscamos carga de retorno antes de salir. Un semirremolque vacío no le sirve a nadie.',
    },
    {
      heading: 'Enchufar en el andén',
      text: 'Donde hay corriente en el muelle, el equipo de frío la usa y el motor queda apagado.',
    },
    {
      heading: 'Mantener la puerta cerrada',
      text: 'Una puerta abierta pierde frío. Cargamos en orden de entrega y cada parada es corta.',
    },
  ],
};

export const realTime: Home['realTime'] = {
  heading: 'Información en tiempo real',
  text: 'Los sensores leen el aire cuando entra en el semirremolque y cuando vuelve. Ves ambos junto a la temperatura pactada, con el camión en marcha. Cuando se abre una puerta, la línea se mueve. También lo ves.',
};

export const careers: Home['careers'] = {
  heading: 'Trabaja con nosotros',
  text: 'El frío lo cuidan personas: conductores, planificadoras, técnicos y equipos de andén. Si te gusta el trabajo que tiene que salir bien a las cinco de la mañana, hablemos.',
  action: { label: 'Ver vacantes', href: paths.career },
};
