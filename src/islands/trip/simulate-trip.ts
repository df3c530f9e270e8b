import { clockOf } from '../../content/clock.ts';
import type { ShownTrip } from '../../content/schema.ts';

/** The fields of a trip that the plot needs. */
export type TripContent = Pick<
  ShownTrip,
  'startsAt' | 'hours' | 'setPoint' | 'allowed' | 'doors' | 'recorded'
>;

/** Minutes from one reading to the next. */
const INTERVAL = 3;

/** Simulates the readings of a trip for a company that has no recording. */
export function simulateTrip(trip: TripContent) {
  const { hours, setPoint } = trip;
  const { sinceStart } = clockOf(trip);

  const doors = trip.doors.map(({ at, minutes }) => ({ opened: sinceStart(at), minutes }));

  /** The degrees that doors let in: they rise fast while one is open, and fall slowly after. */
  function warmth(minute: number) {
    let sum = 0;
    for (const { opened, minutes } of doors) {
      const open = Math.min(Math.max(minute - opened, 0), minutes);
      const shut = Math.max(minute - opened - minutes, 0);
      sum += 2.2 * (1 - Math.exp(-open / 5)) * Math.exp(-shut / 13);
    }
    return sum;
  }

  /** The slow swing of a cooling unit, with a little noise. */
  const swing = (minute: number) =>
    0.11 * Math.sin(minute / 8) + 0.03 * Math.sin(minute / 3.1) + 0.02 * Math.sin(minute);

  /** Rounds as a data logger does. Everything else is calculated from these values. */
  const toHundredths = (value: number) => Math.round(value * 100) / 100;

  const readings = (at: (minute: number) => number) =>
    Array.from({ length: (hours * 60) / INTERVAL + 1 }, (_, index) =>
      toHundredths(at(index * INTERVAL)),
    );

  /** Air as it returns from the load: a little warm, and affected by every door. */
  const returnAir = readings(
    (minute) => setPoint + 0.42 + swing(minute - 20) * 0.5 + warmth(minute),
  );

  /** Air as it leaves the cooling unit, which works harder once a door has let warmth in. */
  const supplyAir = readings(
    (minute) => setPoint - 0.38 + swing(minute) - 0.45 * warmth(minute - 12),
  );

  return { interval: INTERVAL, returnAir, supplyAir };
}
