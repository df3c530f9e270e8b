import type { SampleTrip } from '#shapes';
import { sampleTrip as original } from '../es/sample-trip.ts';

export const sampleTrip: SampleTrip = {
  ...original,
  caption: 'Sample trip, chilled load. Illustrative data.',
  summary: 'Air temperature in the trailer over a twelve-hour sample trip, hour by hour',
  allowed: { ...original.allowed, label: 'Allowed band' },
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
