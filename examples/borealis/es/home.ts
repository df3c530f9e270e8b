import type { Home } from '#shapes';
import { company } from '../facts.ts';
import { paths } from './paths.ts';

export const title = `${company.name}: ${company.tagline.toLowerCase()}`;
export const description =
  'Transporte refrigerado en Chile: reparto urbano, rutas regionales y cobertura nacional con una sola temperatura, de andén a andén.';

export const hero: Home['hero'] = {
  heading: 'Donde el frío se vuelve innovación',
  subheading: 'Una sola temperatura, del primer andén a la última puerta.',
  actions: [
    { label: 'Saber más', href: paths.about },
    { label: 'CONTÁCTANOS', href: paths.contact },
  ],
  /** Follows the first label for screen readers and search engines: it is too vague by itself. */
  learnMoreAbout: `sobre ${company.name}`,
  line: 'Transporte urbano, regional y nacional',
};

export const services: Home['services'] = {
  heading: 'Nuestros servicios y estrategia',
  text: 'Llevamos salmón, fruta y medicamentos que no pueden esperar ni calentarse. La estrategia es simple: enfriar el semirremolque antes de llegar, planificar la ruta según la carga y vigilar la temperatura todo el viaje.',
  action: { label: 'Conócelos', href: paths.strategy },
  reach: [
    {
      heading: 'Urbano',
      text: 'Reparto en el día dentro de una ciudad. Viajes cortos, muchas puertas y de vuelta a la consigna poco después de cada parada.',
    },
    {
      heading: 'Regional',
      text: 'Rutas nocturnas entre centros de distribución vecinos. Se carga por la tarde y se entrega por la mañana.',
    },
    {
      heading: 'Nacional',
      text: 'Cargas completas y parciales de Arica a Punta Arenas. Descansos planificados, relevos y un solo registro.',
    },
  ],
};

export const responsible: Home['responsible'] = {
  heading: 'Comprometidos con una logística responsable',
  text: 'Enfriar consume energía. No podemos evitarlo; sí podemos no desperdiciarla.',
  rules: [
    {
      heading: 'Llenar el camión',
      text: 'Buscamos carga de retorno antes de salir. Un semirremolque vacío no le sirve a nadie.',
    },
    {
      heading: 'Enchufar en el andén',
      text: 'Donde hay corriente en el andén, el equipo de frío la usa y el motor queda apagado.',
    },
    {
      heading: 'Mantener la puerta cerrada',
      text: 'Por una puerta abierta se escapa el frío. Cargamos en orden de entrega para que cada parada sea corta.',
    },
  ],
};

export const realTime: Home['realTime'] = {
  heading: 'Información en tiempo real',
  text: 'Los sensores miden la temperatura del aire al entrar al semirremolque y al retornar. Ves ambas lecturas junto a la consigna mientras el camión avanza. Si se abre una puerta, la línea se mueve. También lo ves.',
  limits:
    'El aire junto al equipo de frío no demuestra a qué temperatura estuvo la carga dentro de una caja.',
};

export const careers: Home['careers'] = {
  heading: 'Trabaja con nosotros',
  text: 'Detrás del frío hay personas: conductores, planificadoras, técnicos y cuadrillas de andén. Si te gusta el trabajo que tiene que salir bien a las cinco de la mañana, hablemos.',
  action: { label: 'Ver vacantes', href: paths.career },
};
