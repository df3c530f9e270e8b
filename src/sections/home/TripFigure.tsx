import type { ReactNode } from 'react';
import type { SampleTrip } from '../../content/schema.ts';
import { readTrip } from '../../islands/trip/trip-readings.ts';
import * as styles from './TripFigure.module.css';
import { TripSummary } from './TripSummary.tsx';
import { TripTable } from './TripTable.tsx';

type Props = { words: SampleTrip; language: string; children?: ReactNode };

/** The sample trip: the plot, which is an island, and below it what never changes. */
export function TripFigure({ words, language, children }: Props) {
  const { allowed, caption, download, labels } = words;
  const trip = readTrip(words, language);
  /** +2.0 °C to +8.0 °C */
  const band = `${trip.degrees(allowed.from)} ${labels.to} ${trip.degrees(allowed.to)}`;
  return (
    <figure>
      {children}
      <TripSummary words={words} trip={trip} band={band} />
      <TripTable words={words} trip={trip} band={band} />
      {/* No figcaption: it would also be read before the figure, as its name. */}
      <div className={styles.caption}>
        <p>
          {caption} <span className={styles.hint}>{labels.hint}</span>
        </p>
        <p>
          <a href={download.file} download>
            {download.label}
          </a>
        </p>
      </div>
    </figure>
  );
}
