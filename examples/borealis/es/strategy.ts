import type { Strategy } from '#shapes';
import { company } from '../facts.ts';
import { paths } from './paths.ts';

export const title = `Servicios y estrategia: ${company.name}`;
export const description = `Cinco servicios en torno a una temperatura: así acorta ${company.name} los traspasos de la cadena de frío.`;

export const intro: Strategy['intro'] = {
  heading: 'Servicios y estrategia',
  text: 'La cadena de frío se rompe en los traspasos: en el andén, en la espera, al cambiar de manos. Nuestra estrategia es hacernos cargo de todos los que podamos.',
};

export const approach: Strategy['approach'] = {
  heading: 'Traspasos breves',
  lede: 'Ponemos los equipos cerca de la carga, no cerca del patio más barato. Reservamos el andén antes que al conductor. Las mismas personas acompañan todo el viaje.',
  text: 'Por eso tardamos más en decir que sí y somos más firmes una vez que lo decimos. Cada servicio elimina una espera en la que la carga podría estar a la temperatura equivocada.',
};

export const services: Strategy['services'] = {
  heading: 'Cinco servicios, una temperatura',
  cards: [
    {
      icon: 'express',
      heading: 'Entrega exprés',
      text: 'Una sola carga, ruta directa y dos conductores cuando la distancia lo pide.',
    },
    {
      icon: 'vehicle',
      heading: 'Gestión de flota',
      text: 'Mantenemos, lavamos y revisamos tus camiones refrigerados, con los papeles al día.',
    },
    {
      icon: 'cover',
      heading: 'Seguro de carga',
      text: 'Cobertura por viaje o por año. El registro de temperatura respalda el reclamo.',
    },
    {
      icon: 'sos',
      heading: 'Auxilio en ruta (SOS)',
      text: 'Un equipo que deja de enfriar necesita ayuda ahora. Llama a despacho y enviamos un técnico o un reemplazo.',
      contact: 'dispatch',
    },
    {
      icon: 'partner',
      heading: 'Bodega fría',
      text: 'Cámaras junto al andén, a la misma temperatura que el equipo. La carga espera sin calentarse.',
    },
  ],
};

export const closing: Strategy['closing'] = {
  text: 'Un viaje dice más que cinco servicios.',
  action: { label: 'Cuéntanos de tu carga', href: paths.contact },
};
