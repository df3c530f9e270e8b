import type { SampleTrip } from '#shapes';

/** One trip of chilled food, invented for the plot on the home page. Degrees Celsius. */
export const sampleTrip: SampleTrip = {
  caption: 'Sample trip, chilled food. Illustrative data.',
  summary: 'Hour by hour, and at the peak of every door opening',
  date: '2026-03-12',
  startsAt: '05:00',
  offset: '+00:00',
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
    outside: 'Outside the band',
  },
  table: 'The whole trip as a table',
  download: { label: 'Download the readings (CSV)', file: '/sample-trip.csv' },
};
