import type { SampleTrip } from '#shapes';
import { sampleTrip as original } from '../en/sample-trip.ts';

export const sampleTrip: SampleTrip = {
  ...original,
  caption: 'Viaje de muestra, carga refrigerada. Datos ilustrativos.',
  summary:
    'Temperatura del aire en el semirremolque durante un viaje de muestra de doce horas, hora por hora',
  allowed: { ...original.allowed, label: 'Rango permitido' },
  labels: {
    time: 'Hora',
    setPoint: 'Consigna',
    supply: 'Aire de impulsión',
    return: 'Aire de retorno',
    doors: 'Puertas',
    doorOpen: 'Puerta abierta',
    closed: 'Cerradas',
  },
};
