import { clockOf } from '../../content/clock.ts';
import type { Labels } from '../../content/labels.ts';
import { simulateTrip, type TripContent } from './simulate-trip.ts';

export type Reading = { index: number; time: string; supply: string; return: string; door: number };

/** The labels that the plot shows. */
export const PLOT_LABELS = [
  'time',
  'setPoint',
  'supply',
  'return',
  'doors',
  'opened',
  'closed',
  'opening',
  'allowed',
  'explore',
] as const;
export type PlotLabels = Pick<Labels['trip'], (typeof PLOT_LABELS)[number]>;

/** The trip's readings, with its values as the language writes them. */
export function computeTrip(content: TripContent, labels: PlotLabels, language: string) {
  const { doors, setPoint, recorded } = content;
  const { clockAt, sinceStart } = clockOf(content);
  const { interval, returnAir, supplyAir } = recorded ?? simulateTrip(content);

  /** Formats temperatures with a true minus sign, the language's separator, and the unit. */
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

  /** For the temperatures beside the plot: +8 °C, 0 °C. */
  const levelDegrees = inDegrees({ signDisplay: 'exceptZero' });

  /** 14 min, with the SI symbol: browser and build may abbreviate the word in different ways. */
  const minutes = (count: number) => `${count.toLocaleString(language)}\u00a0min`;

  /** `door` is the number of the open door, or 0 for none. */
  const readings = returnAir.map((returnTemperature, index): Reading => {
    const minute = index * interval;
    const isOpen = ({ at, minutes }: (typeof doors)[number]) => {
      const sinceOpened = minute - sinceStart(at);
      // A recording has the door closed at the next reading; a simulation counts its last minute.
      const isClosed = recorded ? sinceOpened >= minutes : sinceOpened > minutes;
      return sinceOpened >= 0 && !isClosed;
    };
    return {
      index,
      time: clockAt(minute),
      supply: degrees(supplyAir[index]!),
      return: degrees(returnTemperature),
      door: doors.findIndex(isOpen) + 1,
    };
  });

  /** The four values of a reading, for the readout, the table and screen readers. */
  const valuesOf = (reading: Reading) =>
    [
      ['setPoint', degrees(setPoint)],
      ['supply', reading.supply],
      ['return', reading.return],
      ['doors', reading.door ? `${labels.opened} (${reading.door})` : labels.closed],
    ] as const;

  /** Each door with the warmest reading while it stood open, or just after. */
  const doorPeaks = doors.map((door) => {
    const first = Math.ceil(sinceStart(door.at) / interval);
    const last = Math.ceil((sinceStart(door.at) + door.minutes) / interval);
    const around = returnAir.slice(first, last + 1);
    const index = first + around.indexOf(Math.max(...around));
    return { ...door, index, peak: returnAir[index]! };
  });

  return {
    content,
    labels,
    readings,
    /** Minutes from one reading to the next. */
    interval,
    returnAir,
    supplyAir,
    sinceStart,
    degrees,
    levelDegrees,
    minutes,
    valuesOf,
    doorPeaks,
    lastReading: readings.length - 1,
  };
}

export type Trip = ReturnType<typeof computeTrip>;

/** Says whether no other reading is closer to a full hour since the start (or a second hour). */
export function isAtHour({ interval }: Trip, { index }: Reading, hours = 1) {
  // Half an interval later, the closest reading is the first one after the hour.
  const minute = (index + 0.5) * interval;
  return minute % (hours * 60) < interval;
}
