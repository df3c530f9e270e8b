const DAY = 24 * 60;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Converts times of day, such as 07:10, to minutes of a trip, and back. */
export function clockOf({ startsAt }: { startsAt: string }) {
  /** A trip may pass midnight: a time before its start is on the next day. */
  const sinceStart = (time: string) => (minutesOf(time) - minutesOf(startsAt) + DAY) % DAY;

  const clockAt = (minute: number) =>
    new Date((minutesOf(startsAt) + minute) * 60_000).toISOString().slice(11, 16);

  return { sinceStart, clockAt };
}
