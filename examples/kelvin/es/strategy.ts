import type { Strategy } from '#shapes';
import { company } from './facts.ts';
import { paths } from './paths.ts';

export const title = `Servicios y estrategia: ${company.name}`;
export const description = `Seis servicios alrededor de una temperatura de consigna: así acorta ${company.name} los traspasos de la cadena de frío.`;

export const intro: Strategy['intro'] = {
  heading: 'Servicios y estrategia',
  text: 'La cadena de frío se rompe en los traspasos: en el andén, en la espera, al cambiar de manos. Nuestra estrategia es hacernos cargo de todos los que podamos.',
};

export const approach: Strategy['approach'] = {
  heading: 'Traspasos breves',
  lede: 'Ponemos los semirremolques cerca de la carga, no en el patio más barato. Reservamos el andén antes que al conductor. Y un mismo equipo acompaña el viaje, del primer mensaje a la última firma.',
  text: 'Por eso tardamos más en decir que sí y somos más firmes una vez que lo decimos. Los servicios que siguen existen por la misma razón: cada uno elimina una espera en la que la carga podría estar a la temperatura equivocada.',
};

export const services: Strategy['services'] = {
  heading: 'Seis servicios, una temperatura de consigna',
  cards: [
    {
      icon: 'express',
      heading: 'Entrega exprés',
      text: 'Una sola carga, una ruta directa y dos conductores cuando la distancia lo pide. Para lo que ya va tarde.',
    },
    {
      icon: 'fuel',
      heading: 'Crédito de combustible para empresas',
      text: 'Una sola cuenta de combustible para sus vehículos y los nuestros. Se usa en estaciones asociadas y se paga en un solo estado de cuenta.',
    },
    {
      icon: 'vehicle',
      heading: 'Gestión de vehículos',
      text: 'Reparamos, lavamos y revisamos sus camiones refrigerados, y mantenemos sus papeles en regla.',
    },
    {
      icon: 'cover',
      heading: 'Seguro de carga',
      text: 'Cobertura por viaje o por año. El registro de temperatura respalda el reclamo.',
    },
    {
      icon: 'sos',
      heading: 'Auxilio en ruta (SOS)',
      text: `Un semirremolque que deja de enfriar necesita ayuda ahora, no mañana. ${company.phones ? 'Llame' : 'Escriba'} a despacho y enviamos un técnico o un semirremolque de reemplazo.`,
      contact: 'dispatch',
    },
    {
      icon: 'partner',
      heading: 'Alianzas estratégicas',
      text: 'Rutas compartidas, andenes compartidos y cargas de retorno con empresas que viajan en sentido contrario.',
    },
  ],
};

export const closing: Strategy['closing'] = {
  text: 'Un viaje dice más que seis servicios.',
  action: { label: 'Cuéntenos sobre su carga', href: paths.contact },
};
