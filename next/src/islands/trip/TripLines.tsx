import * as styles from './TripLines.module.css';
import { HEIGHT, type Reading, useTrip, WIDTH } from './trip-readings.ts';

/** Lines stretch with the window, text does not: only the inner SVG has a view box. */
export function TripLines({ cursor }: { cursor: Reading | undefined }) {
  const { words, returnAir, supplyAir, COLDEST, doorBands, doorLines, heightOf, hourMarks } =
    useTrip();
  const { lastReading, levelDegrees, levelOf, lineAt, lineThrough, percent, shareOf } = useTrip();
  const { allowed, doors, setPoint } = words;
  return (
    <svg className={styles.lines} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.allowed} d={`${lineAt(allowed.to)}V${heightOf(allowed.from)}H0z`} />
        <path
          className={styles.grid}
          d={[allowed.to, allowed.from, COLDEST].map(lineAt).join('')}
        />
        <path className={styles.open} d={doorBands} />
        <path className={styles.setPoint} d={lineAt(setPoint)} />
        <path className={styles.supply} d={lineThrough(supplyAir)} />
        <path className={styles.returning} d={lineThrough(returnAir)} />
        <path className={styles.door} d={doorLines} />
      </svg>
      {[allowed.to, setPoint, allowed.from, COLDEST].map((value) => (
        <text key={value} className={styles.level} x="-12" y={levelOf(value)}>
          {levelDegrees(value)}
        </text>
      ))}
      <text className={styles.band} x="100%" y={levelOf(allowed.to)}>
        {allowed.label}
      </text>
      <g className={styles.hours}>
        {hourMarks.map(({ index, time }) => (
          <text key={index} x={percent(index / lastReading)} y="100%">
            {time}
          </text>
        ))}
      </g>
      {doors.map(({ at }, index) => (
        <g key={at} className={styles.tag}>
          <circle cx={percent(shareOf(at))} r="13" />
          <text x={percent(shareOf(at))}>{index + 1}</text>
        </g>
      ))}
      {cursor && <Cursor reading={cursor} />}
    </svg>
  );
}

function Cursor({ reading: { index, time } }: { reading: Reading }) {
  const { lastReading, levelOf, percent, returnAir, supplyAir } = useTrip();
  const share = index / lastReading;
  const x = percent(share);
  const anchor = share > 0.9 ? 'end' : share < 0.1 ? 'start' : 'middle';
  return (
    <g className={styles.cursor}>
      <line x1={x} x2={x} y1="0" y2="100%" />
      <circle cx={x} cy={levelOf(supplyAir[index]!)} r="4" />
      <circle cx={x} cy={levelOf(returnAir[index]!)} r="5" />
      <text x={x} y="100%" textAnchor={anchor}>
        {time}
      </text>
    </g>
  );
}
