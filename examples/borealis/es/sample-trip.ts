import type { SampleTrip } from '#shapes';

/** One night's trip of salmon, invented for the plot on the home page. Temperatures in °C. */
export const sampleTrip: SampleTrip = {
  caption: 'Viaje de ejemplo, salmón fresco. Datos ilustrativos.',
  summary: 'Hora por hora y en el máximo de cada apertura de puertas',
  date: '2026-03-12',
  startsAt: '19:30',
  offset: '-03:00',
  hours: 10,
  setPoint: 1.5,
  allowed: { label: 'Rango permitido', from: 0, to: 4 },
  doors: [
    { at: '22:40', minutes: 12 },
    { at: '02:15', minutes: 8 },
  ],
  labels: {
    time: 'Hora',
    setPoint: 'Consigna',
    supply: 'Aire de impulsión',
    return: 'Aire de retorno',
    doors: 'Puertas',
    open: 'abiertas',
    peak: 'máximo',
    to: 'a',
    closed: 'Cerradas',
    opened: 'Abiertas',
    explore: 'Hora del viaje',
    hint: 'Recorre la línea con el puntero, el dedo o las flechas.',
  },
  statistics: {
    heading: 'Aire de retorno en todo el viaje',
    lowest: 'Mínima',
    highest: 'Máxima',
    mean: 'Media',
    kinetic: {
      label: 'Temperatura cinética media',
      note: 'da más peso a las horas cálidas que la media. Nunca justifica una lectura fuera del rango.',
    },
    outside: 'Fuera del rango',
  },
  table: 'El viaje completo en una tabla',
  download: { label: 'Descargar las lecturas (CSV)', file: '/viaje-de-ejemplo.csv' },
};
