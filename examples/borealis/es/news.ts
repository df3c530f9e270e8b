import type { News, NewsPage } from '#shapes';
import { company } from '../facts.ts';

export const title = `Noticias: ${company.name}`;
export const description = `Qué ha cambiado en ${company.name}.`;

export const intro: NewsPage['intro'] = {
  heading: 'Noticias',
  text: 'Qué ha cambiado en nuestras rutas y andenes. Inventadas, como la empresa.',
};

export const news: News = {
  home: { heading: 'Noticias de la ruta', action: 'Todas las noticias' },
  feed: 'Seguir las noticias en un lector de feeds',
  back: 'Todas las noticias',
  entries: [
    {
      slug: 'electricidad-en-cada-anden',
      date: '2026-10-21',
      heading: 'Electricidad en cada andén de Quilicura',
      text: 'Los doce andenes ya tienen enchufe. Un semirremolque que espera se enfría sin motor.',
      body: [
        'Hasta octubre cuatro andenes tenían electricidad y los semirremolques se turnaban. Los demás esperaban con el motor en marcha.',
        'Ahora cada lugar tiene su enchufe. Los conductores conectan antes de abrir las puertas, y despacho ve en el plan qué semirremolques están conectados.',
      ],
      picture: 'doors',
    },
    {
      slug: 'linea-nocturna-a-puerto-montt',
      date: '2026-11-03',
      heading: 'Una línea nocturna a Puerto Montt',
      text: 'Se carga en Santiago por la tarde y llega al mercado del sur a la mañana siguiente.',
      body: [
        'La línea sale de domingo a jueves. Dos conductores comparten cada viaje y se relevan en Los Ángeles, así nadie conduce toda la noche.',
        'Las cargas parciales viajan a 2 °C o a −20 °C. Se reserva hasta el mediodía del día de salida.',
      ],
      picture: 'dawn',
    },
    {
      slug: 'horario-de-fiestas',
      date: '2026-09-14',
      heading: 'Horario de las fiestas de septiembre',
      text: 'Despacho atiende todos los días. Los andenes cierran el 18 y el 19.',
    },
    {
      slug: 'segundo-pasillo',
      date: '2026-07-30',
      heading: 'Lugar para cuatrocientos pallets más',
      text: 'Abrió un segundo pasillo en nuestra bodega fría, con puerta propia para congelados.',
      body: ['Lo congelado ya no pasa por la zona refrigerada. Su puerta se abre la mitad.'],
      picture: 'aisle',
    },
  ],
};
