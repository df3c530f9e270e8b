import type { SampleTrip } from '#shapes';
import { sampleTrip as original } from '../en/sample-trip.ts';

export const sampleTrip: SampleTrip = {
  ...original,
  caption: 'Viaje de muestra, alimentos refrigerados. Datos ilustrativos.',
  summary: 'Hora por hora y en el máximo de cada apertura de puertas',
  allowed: { ...original.allowed, label: 'Rango permitido' },
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
    hint: 'Recorra la línea con el puntero, el dedo o las flechas.',
  },
  statistics: {
    heading: 'Aire de retorno en todo el viaje',
    lowest: 'Mínima',
    highest: 'Máxima',
    mean: 'Media',
    outside: 'Fuera del rango',
  },
  table: 'El viaje completo en una tabla',
  download: { label: 'Descargar las lecturas (CSV)', file: '/viaje-de-muestra.csv' },
};
