import type { ReactNode } from 'react';
import { fill } from '../../content/fill.ts';
import type { Labels } from '../../content/labels.ts';
import type { ShownTrip } from '../../content/schema.ts';
import { computeTrip } from '../../islands/trip/trip-readings.ts';
import * as styles from './TripSection.module.css';
import { TripSummary } from './TripSummary.tsx';
import { TripTable } from './TripTable.tsx';

type Props = {
  trip: ShownTrip;
  labels: Labels['trip'];
  language: string;
  children?: ReactNode;
};

/** The trip: its plot, which is an island, and below it what never changes. */
export function TripSection({ trip: content, labels, language, children }: Props) {
  const { allowed, caption, download } = content;
  const trip = computeTrip(content, labels, language);
  const [from, to] = [trip.degrees(allowed.from), trip.degrees(allowed.to)];
  /** +2.0 °C to +8.0 °C */
  const band = fill(labels.band, { from, to });
  return (
    <figure>
      {children}
      <TripSummary labels={labels} trip={trip} band={band} />
      <TripTable labels={labels} trip={trip} band={band} language={language} />
      {/* No figcaption: it would also be read before the figure, as its name. */}
      <div className={styles.caption}>
        <p>
          {caption} {!content.recorded && `${labels.illustrative} `}
          <span className={styles.hint}>{labels.hint}</span>
        </p>
        <p>
          <a href={download.file} download>
            {labels.download}
          </a>
        </p>
      </div>
    </figure>
  );
}
