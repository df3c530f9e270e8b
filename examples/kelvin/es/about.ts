import type { About } from '#shapes';
import { company } from './facts.ts';
import { paths } from './paths.ts';

export const title = `Nosotros: ${company.name}`;
export const description = `Cómo trabaja ${company.name}, a qué se compromete, qué productos transporta y a qué temperatura, y quiénes la dirigen.`;

export const intro: About['intro'] = {
  heading: 'Nosotros',
  text: `En ${company.name} movemos lo que no puede perder el frío. Operamos los semirremolques, planificamos las rutas y vigilamos la temperatura, para que la carga llegue igual que salió.`,
};

export const method: About['method'] = {
  heading: 'Cómo trabajamos',
  text: 'Cinco pasos, los mismos en cada viaje. El orden importa más que la prisa.',
  steps: [
    {
      heading: 'Acordar la temperatura de consigna',
      text: 'Usted indica el producto y su rango. Nosotros anotamos la consigna en la orden, en grados.',
    },
    {
      heading: 'Enfriar antes de cargar',
      text: 'El semirremolque se enfría vacío hasta la consigna. Unas paredes tibias calentarían el primer pallet.',
    },
    {
      heading: 'Cargar en orden de entrega',
      text: 'Lo último que se entrega entra primero. Así, en cada parada las puertas pasan menos tiempo abiertas.',
    },
    {
      heading: 'Vigilar todo el viaje',
      text: 'El aire de impulsión, el de retorno y las puertas quedan registrados de andén a andén.',
    },
    {
      heading: 'Entregar el registro',
      text: 'Junto con el documento de entrega recibe la curva de temperatura. Completa, con cada apertura de puertas.',
    },
  ],
};

export const promises: About['promises'] = {
  heading: 'A qué nos comprometemos',
  text: 'Cuatro cosas que dependen de nosotros. El clima no lo prometemos.',
  steps: [
    {
      heading: 'Responde una persona',
      text: 'Mientras su carga está en ruta, hay alguien atento en despacho.',
    },
    {
      heading: 'Se entera primero por nosotros',
      text: 'Si un viaje se atrasa o la temperatura sube, le avisamos antes de que pregunte.',
    },
    {
      heading: 'Sin mezclar rangos',
      text: 'Dos cargas comparten semirremolque solo si comparten temperatura, o si las separa un mamparo.',
    },
    {
      heading: 'Un semirremolque limpio',
      text: 'Lavado y seco entre carga y carga. Revisado antes de cerrar las puertas.',
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
const maryland = {
  label: 'University of Maryland Extension: daño por frío en duraznos',
  href: 'https://extension.umd.edu/resource/what-chilling-injury-peaches-what-causes-it-and-how-can-you-manage-it',
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
  heading: 'Sectores que atendemos',
  text: 'Cinco rangos de temperatura, seis sectores. Busque su producto y el rango que le corresponde.',
  caption: 'Rangos de temperatura por sector',
  corner: 'Sector',
  bands: [
    { temperature: '−25 °C', name: 'Ultracongelado' },
    { temperature: '−18 °C', name: 'Congelado' },
    { temperature: '0 a +4 °C', name: 'Fresco' },
    { temperature: '+2 a +8 °C', name: 'Medicamentos' },
    { temperature: '+15 a +25 °C', name: 'Ambiente controlado' },
  ],
  sectors: [
    {
      name: 'Lácteos',
      goods: [['Helados'], ['Mantequilla'], ['Leche', 'yogur', 'queso fresco'], [], []],
      sources: [atp],
    },
    {
      name: 'Carnes',
      goods: [
        [],
        ['Carne congelada'],
        ['Cortes frescos', 'aves', 'carne molida (máx. +2 °C)'],
        [],
        [],
      ],
      sources: [atp],
    },
    {
      name: 'Pescados y mariscos',
      goods: [[], ['Filetes', 'mariscos'], ['Pescado fresco sobre hielo fundente'], [], []],
      sources: [atp],
    },
    {
      name: 'Frutas y verduras',
      goods: [
        [],
        ['Arvejas congeladas', 'frutos rojos congelados'],
        ['Hortalizas de hoja', 'duraznos', 'frutos rojos'],
        [],
        [],
      ],
      sources: [atp, usda, maryland],
    },
    {
      name: 'Farmacia',
      goods: [[], [], [], ['Vacunas', 'insulina'], ['Comprimidos']],
      sources: [ema, usp],
    },
    { name: 'Flores', goods: [[], [], ['Flor cortada'], [], []], sources: [usda] },
  ],
  elsewhere: {
    text: 'El frío daña el banano y otras frutas tropicales, que viajan entre estos rangos.',
    action: { label: 'Consúltenos', href: paths.contact },
  },
  sources: 'Fuentes:',
  decides: 'Prevalecen la etiqueta y las instrucciones escritas del embarcador.',
  finder: {
    heading: 'Su producto',
    ask: 'Consultar por este producto',
    message: 'Tengo una consulta sobre',
  },
};

export const leadership: About['leadership'] = {
  heading: 'Equipo directivo',
  text: 'Cuatro personas a las que puede escribir directamente.',
  action: { label: 'Únase al equipo', href: '#' },
  people: [
    {
      name: 'Ingrid Solheim',
      position: 'Cofundadora',
      email: 'ingrid@kelvinfreight.example',
      portrait: 'ingrid',
    },
    {
      name: 'Mateus Almeida',
      position: 'Cofundador',
      email: 'mateus@kelvinfreight.example',
      portrait: 'mateus',
    },
    {
      name: 'Priya Raman',
      position: 'Directora de ventas y suministro',
      email: 'priya@kelvinfreight.example',
      portrait: 'priya',
    },
    {
      name: 'Tomasz Wilk',
      position: 'Director de operaciones',
      email: 'tomasz@kelvinfreight.example',
      portrait: 'tomasz',
    },
  ],
};

export const closing: About['closing'] = {
  text: '¿Tiene algo que mantener frío?',
  action: { label: 'Cuéntenos sobre su carga', href: paths.contact },
};
