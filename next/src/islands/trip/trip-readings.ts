import { createContext, use } from 'react';
import type { SampleTrip } from '../../content/schema.ts';
import { MINUTES_PER_READING, simulateTrip } from './simulate-trip.ts';
import { peaksOf, statisticsOf } from './trip-statistics.ts';

/** The plot's own units: x is the whole trip; y is the allowed band and two degrees around it. */
export const WIDTH = 1200;
export const HEIGHT = 400;

export type Reading = { index: number; time: string; supply: string; return: string; door: number };

/** Everything that the plot shows, calculated from the words of a trip. */
export function readTrip(words: SampleTrip, language: string) {
  const { allowed, hours, doors, labels, setPoint } = words;
  const simulated = simulateTrip(words);
  const { clockAt, returnAir, sinceStart, supplyAir } = simulated;
  const doorPeaks = peaksOf(words, simulated);
  const COLDEST = allowed.from - 2;
  const WARMEST = allowed.to + 2;

  /** The fraction of the trip that has passed at a time of day. */
  const shareOf = (time: string) => sinceStart(time) / (hours * 60);

  const heightOf = (degrees: number) => (HEIGHT * (WARMEST - degrees)) / (WARMEST - COLDEST);

  const lineAt = (degrees: number) => `M0 ${heightOf(degrees)}H${WIDTH}`;

  /** Positions in percent, for what does not stretch with the plot. */
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const levelOf = (degrees: number) => percent(heightOf(degrees) / HEIGHT);

  /** An SVG path through readings, in relative steps: small repeated numbers compress well. */
  function lineThrough(readings: readonly number[], from = 0, to = readings.length - 1) {
    const points = readings.slice(from, to + 1).map((value, step) => ({
      x: Math.round(((from + step) / (readings.length - 1)) * WIDTH),
      y: Math.round(heightOf(value)),
    }));
    const step = ({ x, y }: (typeof points)[number], index: number) => {
      const last = points[index - 1];
      return last ? `l${x - last.x} ${y - last.y}` : `M${x} ${y}`;
    };
    return points.map(step).join('');
  }

  /** From the moment a door opens until the air has mostly recovered. */
  const doorLines = doors
    .map(({ at, minutes }) => {
      const opened = Math.floor(sinceStart(at) / MINUTES_PER_READING);
      return lineThrough(
        returnAir,
        opened,
        opened + Math.ceil((minutes + 25) / MINUTES_PER_READING),
      );
    })
    .join('');

  const doorBands = doors
    .map(({ at, minutes }) => {
      const width = Math.round((minutes / 60 / hours) * WIDTH);
      return `M${Math.round(shareOf(at) * WIDTH)} 0h${width}v${HEIGHT}h-${width}`;
    })
    .join('');

  /** With a true minus sign, the language's decimal separator, and a unit that never wraps. */
  function inDegrees(options: Intl.NumberFormatOptions) {
    const { format } = new Intl.NumberFormat(language, options);
    return (value: number) => `${format(value).replace('-', '−')}\u00a0°C`;
  }

  /** A sign and one decimal, like every temperature of the site: +4.0 °C, −18.0 °C. */
  const degrees = inDegrees({
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'always',
  });

  /** For the levels of the plot: +8 °C, 0 °C. */
  const levelDegrees = inDegrees({ signDisplay: 'exceptZero' });

  /** +2.0 °C to +8.0 °C */
  const bandWords = `${degrees(allowed.from)} ${labels.to} ${degrees(allowed.to)}`;

  const lastReading = returnAir.length - 1;

  /** One entry every few minutes; `door` is the number of the open door, 0 for none. */
  const readings = returnAir.map((returning, index) => {
    const minute = index * MINUTES_PER_READING;
    const isOpen = ({ at, minutes }: (typeof doors)[number]) =>
      minute >= sinceStart(at) && minute <= sinceStart(at) + minutes;
    return {
      index,
      time: clockAt(minute),
      supply: degrees(supplyAir[index]!),
      return: degrees(returning),
      door: doors.findIndex(isOpen) + 1,
    };
  });

  /** Its four values: the large readings, a row of the table, and what a screen reader says. */
  const valuesOf = ({ supply, return: returning, door }: Reading) =>
    [
      ['setPoint', degrees(setPoint)],
      ['supply', supply],
      ['return', returning],
      ['doors', door ? `${labels.opened} (${door})` : labels.closed],
    ] as const;

  const isAtFullHour = ({ index }: Reading, every = 1) =>
    (index * MINUTES_PER_READING) % (every * 60) === 0;

  const tableRows = readings.filter(
    (reading) => isAtFullHour(reading) || doorPeaks.some(({ index }) => index === reading.index),
  );

  const hourMarks = readings.filter((reading) => isAtFullHour(reading, 2));

  return {
    words,
    returnAir,
    supplyAir,
    doorPeaks,
    COLDEST,
    shareOf,
    heightOf,
    lineAt,
    percent,
    levelOf,
    lineThrough,
    doorLines,
    doorBands,
    degrees,
    levelDegrees,
    bandWords,
    lastReading,
    readings,
    valuesOf,
    tableRows,
    hourMarks,
    statistics: statisticsOf(returnAir, allowed),
  };
}

export type Trip = ReturnType<typeof readTrip>;

export const TripContext = createContext<Trip | undefined>(undefined);
export const useTrip = () => use(TripContext)!;
