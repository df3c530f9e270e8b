import type { SampleTrip } from '#shapes';
/** One chilled trip, invented for the plot on the home page. Temperatures in degrees Celsius. */
export const sampleTrip: SampleTrip = {
  caption: 'Sample trip, chilled load. Illustrative data.',
  summary: 'Air temperature in the trailer over a twelve-hour sample trip, hour by hour',
  startsAt: '05:00',
  hours: 12,
  setPoint: 4,
  allowed: { label: 'Allowed band', from: 2, to: 8 },
  doors: [
    { at: '07:10', minutes: 14 },
    { at: '10:25', minutes: 9 },
    { at: '14:30', minutes: 11 },
  ],
  labels: {
    time: 'Time',
    setPoint: 'Set point',
    supply: 'Supply air',
    return: 'Return air',
    doors: 'Doors',
    doorOpen: 'Door open',
    closed: 'Closed',
  },
};
