import type { SampleTrip } from '#shapes';
import { sampleTrip as original } from '../es/sample-trip.ts';

export const sampleTrip: SampleTrip = {
  ...original,
  caption: 'Sample trip, fresh salmon. Illustrative data.',
  summary: 'Hour by hour, and at the peak of every door opening',
  allowed: { ...original.allowed, label: 'Allowed band' },
  labels: {
    time: 'Time',
    setPoint: 'Set point',
    supply: 'Supply air',
    return: 'Return air',
    doors: 'Doors',
    open: 'open',
    peak: 'peak',
    to: 'to',
    closed: 'Closed',
    opened: 'Open',
    explore: 'Time of the trip',
    hint: 'Move along the line by pointer, finger or arrow keys.',
  },
  statistics: {
    heading: 'Return air over the whole trip',
    lowest: 'Lowest',
    highest: 'Highest',
    mean: 'Mean',
    kinetic: {
      label: 'Mean kinetic temperature',
      note: 'it gives warm hours more weight than the mean does. It never excuses a reading outside the band.',
    },
    outside: 'Outside the band',
  },
  table: 'The whole trip as a table',
  download: { label: 'Download the readings (CSV)', file: '/sample-trip.csv' },
};
