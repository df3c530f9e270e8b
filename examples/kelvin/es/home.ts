import type { Home } from '#shapes';
import { company } from './facts.ts';
import { paths } from './paths.ts';

export const title = `${company.name}: ${company.tagline.toLowerCase()}`;
export const description =
  'Transporte refrigerado y logística: servicio local, regional y nacional que sostiene una sola temperatura de consigna, del primer andén a la última puerta.';

export const hero: Home['hero'] = {
  heading: 'Donde el frío se vuelve innovación',
  subheading: 'Una sola temperatura de consigna, del primer andén a la última puerta.',
  actions: [
    { label: 'Saber más', href: paths.about },
    { label: 'CONTÁCTENOS', href: paths.contact },
  ],
  learnMoreAbout: `sobre ${company.name}`,
  line: 'Transporte local, regional y nacional',
};

export const services: Home['services'] = {
  heading: 'Nuestros servicios y nuestra estrategia',
  text: 'Llevamos alimentos, medicamentos y flores que no pueden esperar ni calentarse. La estrategia es sencilla: enfriar el semirremolque antes de llegar a su andén, planificar la ruta según la carga y vigilar la temperatura durante todo el viaje.',
  action: { label: 'Ver más', href: paths.strategy },
  reach: [
    {
      heading: 'Local',
      text: 'Reparto en el día dentro de una ciudad. Viajes cortos, muchas puertas y de vuelta a la consigna poco después de cada parada.',
    },
    {
      heading: 'Regional',
      text: 'Rutas nocturnas entre centros de distribución vecinos. Se carga al atardecer y se entrega por la mañana.',
    },
    {
      heading: 'Nacional',
      text: 'Cargas completas y consolidadas por todo el país. Descansos planificados, relevo de conductores y un solo registro para todo el viaje.',
    },
  ],
};

export const responsible: Home['responsible'] = {
  heading: 'Comprometidos con una logística responsable',
  text: 'Enfriar consume energía. No podemos evitarlo; sí podemos no desperdiciarla.',
  rules: [
    {
      heading: 'Llenar el camión',
      text: 'Buscamos la carga de retorno antes de salir. Un semirremolque vacío no le sirve a nadie.',
    },
    {
      heading: 'Conectarse en el andén',
      text: 'Donde hay toma eléctrica, el equipo de frío funciona con ella y el motor queda apagado.',
    },
    {
      heading: 'Mantener la puerta cerrada',
      text: 'Por una puerta abierta se escapa el frío. Cargamos en orden de entrega para que cada parada sea breve.',
    },
  ],
};

export const realTime: Home['realTime'] = {
  heading: 'Información en tiempo real',
  text: 'Los sensores miden la temperatura del aire al entrar al semirremolque y al retornar. Usted ve ambas lecturas junto a la temperatura de consigna mientras el camión avanza. Si se abre una puerta, la línea se mueve. Eso también lo ve.',
  limits:
    'El aire junto al equipo de frío no demuestra a qué temperatura estuvo la carga dentro de un pallet.',
};

export const careers: Home['careers'] = {
  heading: 'Empleo',
  text: 'Detrás del frío hay personas: conductores, planificadores, técnicos y cuadrillas de andén. Si le gusta el trabajo que tiene que salir bien a las cinco de la mañana, hablemos.',
  action: { label: 'Trabaje con nosotros', href: paths.career },
};
