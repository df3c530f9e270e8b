import type { Trip } from './trip-readings.ts';

/** The plot's own units: x spans the trip, y all readings and two degrees around the allowed band. */
export const WIDTH = 1200;
export const HEIGHT = 400;

/** Formats a share as a coordinate of things that do not stretch with the plot, such as text. */
export const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The trip's numbers as positions in the plot. */
export function shapesOf({ content, interval, returnAir, sinceStart, supplyAir }: Trip) {
  const { allowed, doors, hours } = content;
  const readings = [...supplyAir, ...returnAir];
  const coldest = Math.min(allowed.from - 2, Math.floor(Math.min(...readings)));
  const warmest = Math.max(allowed.to + 2, Math.ceil(Math.max(...readings)));

  /** The fraction of the trip that has passed at a time of day. */
  const shareOf = (time: string) => sinceStart(time) / (hours * 60);

  const middleOf = ({ at, minutes }: (typeof doors)[number]) =>
    shareOf(at) + minutes / 2 / 60 / hours;

  const heightOf = (degrees: number) => (HEIGHT * (warmest - degrees)) / (warmest - coldest);

  const levelOf = (degrees: number) => percent(heightOf(degrees) / HEIGHT);

  const lineAt = (degrees: number) => `M0 ${heightOf(degrees)}H${WIDTH}`;

  /** An SVG path through readings, in relative steps: small repeated numbers compress well. */
  function lineThrough(readings: readonly number[], from = 0, to = readings.length - 1) {
    const points = readings.slice(from, to + 1).map((value, step) => ({
      x: Math.round(((from + step) / (readings.length - 1)) * WIDTH),
      y: Math.round(heightOf(value)),
    }));
    const step = ({ x, y }: (typeof points)[number], index: number) => {
      const previous = points[index - 1];
      return previous ? `l${x - previous.x} ${y - previous.y}` : `M${x} ${y}`;
    };
    return points.map(step).join('');
  }

  /** From the moment a door opens until the air has mostly recovered. */
  const doorLines = doors
    .map(({ at, minutes }) => {
      const opened = Math.floor(sinceStart(at) / interval);
      const recovered = opened + Math.ceil((minutes + 25) / interval);
      return lineThrough(returnAir, opened, recovered);
    })
    .join('');

  const doorBands = doors
    .map(({ at, minutes }) => {
      const width = Math.round((minutes / 60 / hours) * WIDTH);
      return `M${Math.round(shareOf(at) * WIDTH)} 0h${width}v${HEIGHT}h-${width}`;
    })
    .join('');

  return { coldest, middleOf, heightOf, levelOf, lineAt, lineThrough, doorLines, doorBands };
}
