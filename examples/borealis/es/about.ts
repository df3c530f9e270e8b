import type { About } from '#shapes';
import { company } from '../facts.ts';
import { paths } from './paths.ts';

export const title = `Nosotros: ${company.name}`;
export const description = `Cómo trabaja ${company.name}, qué promete, qué productos lleva y a qué temperatura, y quiénes la dirigen.`;

export const intro: About['intro'] = {
  heading: 'Nosotros',
  text: `${company.name} mueve productos que deben mantenerse fríos. Operamos los equipos, planificamos las rutas y vigilamos la temperatura.`,
};

export const method: About['method'] = {
  heading: 'Cómo trabajamos',
  text: 'Cinco pasos, los mismos en cada viaje. El orden importa más que la velocidad.',
  steps: [
    {
      heading: 'Acordar la temperatura de consigna',
      text: 'Tú indicas el producto y el rango. Nosotros anotamos la consigna en la orden, en grados.',
    },
    {
      heading: 'Enfriar antes de cargar',
      text: 'El semirremolque se enfría vacío hasta la consigna.',
    },
    {
      heading: 'Cargar en orden de entrega',
      text: 'Lo último que se entrega entra primero. En cada parada las puertas pasan menos tiempo abiertas.',
    },
    {
      heading: 'Vigilar todo el viaje',
      text: 'Aire de impulsión, aire de retorno y puertas quedan registrados de andén a andén.',
    },
    {
      heading: 'Entregar el registro',
      text: 'Recibes la curva junto con la guía de despacho. Completa, con cada apertura de puerta.',
    },
  ],
};

export const promises: About['promises'] = {
  heading: 'Lo que prometemos',
  text: 'Cuatro cosas que podemos controlar. El clima no lo prometemos.',
  steps: [
    { heading: 'Responde una persona', text: 'Despacho atiende mientras tu carga está en ruta.' },
    {
      heading: 'Te enteras por nosotros',
      text: 'Si un viaje se atrasa o la temperatura sube, te llamamos antes de que preguntes.',
    },
    {
      heading: 'Sin mezclar rangos',
      text: 'Dos cargas comparten equipo solo si comparten temperatura, o si las separa un mamparo.',
    },
    {
      heading: 'Un equipo limpio',
      text: 'Lavado y seco entre cargas. Revisado antes de cerrar las puertas.',
    },
  ],
};

const atp = {
  label: 'ATP Handbook, anexos 2 y 3 (CEPE/ONU)',
  href: 'https://www.un-ilibrary.org/content/books/9789210001311',
};
const usda = {
  label: 'USDA, Agriculture Handbook 66',
  href: 'https://www.ars.usda.gov/oc/np/commercialstorage/commercialstorageintro/',
};
const ema = {
  label: 'EMA: condiciones de conservación en la etiqueta de medicamentos',
  href: 'https://www.ema.europa.eu/en/declaration-storage-conditions-medicinal-products-particulars-active-substances-annex',
};
const usp = {
  label: 'USP <1079.2>: medicamentos en almacenamiento y transporte',
  href: 'https://www.uspnf.com/sites/default/files/usp_pdf/EN/USPNF/usp-nf-notices/PF492_M13855.pdf',
};

export const industry: About['industry'] = {
  heading: 'Sectores',
  text: 'Cuatro rangos de temperatura, cinco sectores. Busca tu producto y su rango.',
  caption: 'Rangos de temperatura por sector',
  corner: 'Sector',
  bands: [
    { temperature: '−18 °C', name: 'Congelado' },
    { temperature: '0 a +4 °C', name: 'Fresco' },
    { temperature: '+2 a +8 °C', name: 'Medicamentos' },
    { temperature: '+15 a +25 °C', name: 'Ambiente controlado' },
  ],
  /** Goods by sector, one list for each band above; empty where the sector has none. */
  sectors: [
    {
      name: 'Salmón',
      goods: [['Filetes congelados'], ['Salmón fresco sobre hielo fundente'], [], []],
      sources: [atp],
    },
    {
      name: 'Fruta',
      goods: [
        ['Arándanos congelados', 'frambuesas congeladas'],
        ['Arándanos', 'frambuesas', 'duraznos'],
        [],
        [],
      ],
      sources: [atp, usda],
    },
    {
      name: 'Carnes',
      goods: [['Carne congelada'], ['Cortes frescos', 'aves'], [], []],
      sources: [atp],
    },
    {
      name: 'Lácteos',
      goods: [['Mantequilla'], ['Leche', 'yogur', 'queso fresco'], [], []],
      sources: [atp],
    },
    {
      name: 'Farmacia',
      goods: [[], [], ['Vacunas', 'insulina'], ['Comprimidos']],
      sources: [ema, usp],
    },
  ],
  elsewhere: {
    text: 'La palta se daña con el frío y viaja entre estos rangos.',
    action: { label: 'Pregúntanos', href: paths.contact },
  },
  sources: 'Fuentes:',
  decides: 'Prevalecen la etiqueta y las instrucciones escritas del embarcador.',
  finder: {
    heading: 'Tu producto',
    ask: 'Preguntar por este producto',
    message: 'Tengo una pregunta sobre',
  },
};

export const leadership: About['leadership'] = {
  heading: 'Equipo directivo',
  text: 'Tres personas a las que puedes escribir directamente.',
  action: { label: 'Únete al equipo', href: paths.career },
  people: [
    {
      name: 'Camila Araya',
      position: 'Gerenta general',
      email: 'camila@borealiscold.example',
      portrait: 'camila.webp',
    },
    {
      name: 'Diego Huenchumilla',
      position: 'Gerente de operaciones',
      email: 'diego@borealiscold.example',
      portrait: 'diego.webp',
    },
    {
      name: 'Sofía Iturriaga Ñancupil',
      position: 'Gerenta comercial',
      email: 'sofia@borealiscold.example',
      portrait: 'sofia.webp',
    },
  ],
};

export const closing: About['closing'] = {
  text: '¿Tienes algo que mantener frío?',
  action: { label: 'Cuéntanos de tu carga', href: paths.contact },
};
