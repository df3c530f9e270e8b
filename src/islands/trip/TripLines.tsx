import * as styles from './TripLines.module.css';
import { isAtHour, type Reading, type Trip } from './trip-readings.ts';
import { HEIGHT, percent, shapesOf, WIDTH } from './trip-shapes.ts';

type Props = { trip: Trip; cursor: Reading };

/**
 * Returns the widest plot in which an hour at this distance would touch the cursor's label. There,
 * and in narrower ones, the style sheet hides it.
 */
function widestOverlap(distance: number) {
  if (distance < 0.1) return 'wide';
  if (distance < 0.27) return 'narrow';
  return distance < 0.6 ? 'tiny' : undefined;
}

/** Lines stretch with the window, text does not: only the inner SVG has a view box. */
export function TripLines({ trip, cursor }: Props) {
  const { content, labels, returnAir, supplyAir, lastReading, levelDegrees, readings } = trip;
  const { allowed, doors, setPoint } = content;
  const { coldest, doorBands, doorLines, heightOf, levelOf, lineAt, lineThrough, middleOf } =
    shapesOf(trip);
  const hourMarks = readings.filter((reading) => isAtHour(trip, reading, 2));
  const distance = (index: number) => Math.abs(index - cursor.index) / lastReading;
  return (
    <svg className={styles.lines} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.allowed} d={`${lineAt(allowed.to)}V${heightOf(allowed.from)}H0z`} />
        <path
          className={styles.grid}
          d={[allowed.to, allowed.from, coldest].map(lineAt).join('')}
        />
        <path className={styles.open} d={doorBands} />
        <path className={styles.setPoint} d={lineAt(setPoint)} />
        <g className={styles.traces}>
          <path className={styles.supply} d={lineThrough(supplyAir)} />
          <path className={styles.returning} d={lineThrough(returnAir)} />
          <path className={styles.door} d={doorLines} />
        </g>
      </svg>
      {[allowed.to, setPoint, allowed.from, coldest].map((value) => (
        <text key={value} className={styles.level} x="-12" y={levelOf(value)}>
          {levelDegrees(value)}
        </text>
      ))}
      <text className={styles.band} y={levelOf(allowed.to)}>
        {labels.allowed}
      </text>
      <g className={styles.hours}>
        {hourMarks.map(({ index, time }) => (
          <text
            key={index}
            x={percent(index / lastReading)}
            y="100%"
            data-near={widestOverlap(distance(index))}
          >
            {time}
          </text>
        ))}
      </g>
      {doors.map((door, index) => (
        <g key={door.at} className={styles.tag}>
          <circle cx={percent(middleOf(door))} r="13" />
          <text x={percent(middleOf(door))}>{index + 1}</text>
        </g>
      ))}
      <Cursor trip={trip} reading={cursor} levelOf={levelOf} />
    </svg>
  );
}

/** Keeps the label of the cursor inside the plot. */
function anchorAt(share: number) {
  if (share < 0.1) return 'start';
  return share > 0.9 ? 'end' : 'middle';
}

type CursorProps = { trip: Trip; reading: Reading; levelOf: (degrees: number) => string };

function Cursor({ trip, reading: { index, time }, levelOf }: CursorProps) {
  const share = index / trip.lastReading;
  const x = percent(share);
  return (
    <g className={styles.cursor}>
      <line x1={x} x2={x} y1="0" y2="100%" />
      <circle cx={x} cy={levelOf(trip.supplyAir[index]!)} r="4" />
      <circle cx={x} cy={levelOf(trip.returnAir[index]!)} r="5" />
      <text x={x} y="100%" textAnchor={anchorAt(share)}>
        {time}
      </text>
    </g>
  );
}
