import { sampleTrip } from '#words/sample-trip.ts';
import { MINUTES_PER_READING, returnAir, sinceStart, supplyAir } from './simulate-trip.ts';

const { startsAt, hours, doors } = sampleTrip;

/** The plot's own units: the trip across, ten degrees up. */
export const WIDTH = 1200;
export const HEIGHT = 400;
const WARMEST = 10;

/** Across: the share of the trip that has passed. */
export const shareOf = (time: string) => sinceStart(time) / (hours * 60);

export const heightOf = (degrees: number) => HEIGHT * (1 - degrees / WARMEST);

/** An SVG path through a run of readings. */
export const lineThrough = (readings: readonly number[], from = 0, to = readings.length - 1) =>
  `M${readings
    .slice(from, to + 1)
    .map(
      (value, step) =>
        `${Math.round(((from + step) / (readings.length - 1)) * WIDTH)} ${Math.round(heightOf(value))}`,
    )
    .join('L')}`;

/** From the moment a door opens until the air has mostly recovered. */
export const doorLines = doors
  .map(({ at, minutes }) => {
    const opened = Math.floor(sinceStart(at) / MINUTES_PER_READING);
    return lineThrough(returnAir, opened, opened + Math.ceil((minutes + 25) / MINUTES_PER_READING));
  })
  .join('');

/** The time that each door stood open, as a band from top to bottom. */
export const doorBands = doors
  .map(
    ({ at, minutes }) =>
      `M${Math.round(shareOf(at) * WIDTH)} 0h${Math.round((minutes / 60 / hours) * WIDTH)}v${HEIGHT}H${Math.round(shareOf(at) * WIDTH)}`,
  )
  .join('');

/** A sign and one decimal, as every temperature of the site: +4.0 °C, −18.0 °C. */
export const degrees = (value: number) =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)} °C`;

/** One row for every full hour, for those who read the plot as a table. */
export const hourly = Array.from({ length: hours + 1 }, (_, hour) => {
  const index = (hour * 60) / MINUTES_PER_READING;
  const time = `${String(Number.parseInt(startsAt, 10) + hour).padStart(2, '0')}${startsAt.slice(2)}`;
  return { time, supply: degrees(supplyAir[index]!), return: degrees(returnAir[index]!) };
});

/** The hours along the lower edge: every second one. */
export const hourMarks = hourly.filter((_, hour) => hour % 2 === 0).map(({ time }) => time);
