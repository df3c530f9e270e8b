import type { SampleTrip } from '#shapes';

/** One chilled trip, invented for the plot on the home page. Temperatures in degrees Celsius. */
export const sampleTrip: SampleTrip = {
  caption: 'Viaje de ejemplo, carga refrigerada. Datos ilustrativos.',
  summary:
    'Temperatura del aire en el semirremolque durante un viaje de ejemplo de doce horas, hora por hora',
  startsAt: '05:00',
  hours: 12,
  setPoint: 4,
  allowed: { label: 'Rango permitido', from: 2, to: 8 },
  doors: [
    { at: '07:10', minutes: 14 },
    { at: '10:25', minutes: 9 },
    { at: '14:30', minutes: 11 },
  ],
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
