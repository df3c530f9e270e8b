import type { SampleTrip } from '../../content/schema.ts';
import { MINUTES_PER_READING, type simulateTrip } from './simulate-trip.ts';

const ABSOLUTE_ZERO = -273.15;

/** Activation energy over the gas constant, in kelvin, as the pharmacopoeias define it. */
const ENERGY = 10_000;

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Mean kinetic temperature: the constant temperature that would have aged the cargo as much. Warm
 * readings count for more than cold ones, so it is above the mean.
 */
export function meanKineticTemperature(celsius: readonly number[]) {
  const ageing = celsius.map((value) => Math.exp(-ENERGY / (value - ABSOLUTE_ZERO)));
  return ENERGY / -Math.log(meanOf(ageing)) + ABSOLUTE_ZERO;
}

export function statisticsOf(celsius: readonly number[], band: { from: number; to: number }) {
  const outside = celsius.filter((value) => value < band.from || value > band.to);
  return {
    lowest: Math.min(...celsius),
    highest: Math.max(...celsius),
    mean: meanOf(celsius),
    kinetic: meanKineticTemperature(celsius),
    minutesOutside: outside.length * MINUTES_PER_READING,
  };
}

/** Each door with the warmest reading while it stood open, or just after. */
export const peaksOf = (
  { doors }: SampleTrip,
  { returnAir, sinceStart }: ReturnType<typeof simulateTrip>,
) =>
  doors.map((door) => {
    const first = Math.ceil(sinceStart(door.at) / MINUTES_PER_READING);
    const last = Math.ceil((sinceStart(door.at) + door.minutes) / MINUTES_PER_READING);
    const readings = returnAir.slice(first, last + 1);
    const index = first + readings.indexOf(Math.max(...readings));
    return { ...door, index, peak: returnAir[index]! };
  });
