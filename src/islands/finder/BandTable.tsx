import type { Labels } from '../../content/labels.ts';
import type { Content } from '../../content/schema.ts';
import * as styles from './BandTable.module.css';

type Section = Content['about']['industry'];

/** The fields of the section that the island needs. */
export type Industry = Pick<Section, 'bands'> & {
  sectors: readonly Pick<Section['sectors'][number], 'name' | 'goods'>[];
};

type Props = {
  industry: Industry;
  labels: Pick<Labels['goods'], 'caption' | 'sector'>;
  language: string;
  chosenBand: number | undefined;
};

/**
 * The roles repeat what the elements mean, because small windows stack the rows with
 * `display: block`, which makes browsers forget it.
 */
export function BandTable({ industry, labels, language, chosenBand }: Props) {
  const { bands, sectors } = industry;
  const list = new Intl.ListFormat(language, { type: 'unit' });
  /** React leaves out an attribute that is undefined, but writes one that is false. */
  const isDim = (band: number) => (chosenBand !== undefined && chosenBand !== band) || undefined;
  return (
    <table className={styles.bands} role="table" aria-label={labels.caption}>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader" className={styles.corner}>
            {labels.sector}
          </th>
          {bands.map(({ temperature, name }, band) => (
            <th key={band} scope="col" role="columnheader" data-dim={isDim(band)}>
              <b>{temperature}</b> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {sectors.map((sector, row) => (
          <tr key={row} role="row">
            <th scope="row" role="rowheader">
              {sector.name}
            </th>
            {bands.map(({ temperature, name }, band) => (
              <td key={band} role="cell" data-band={temperature} data-dim={isDim(band)}>
                {list.format(
                  sector.goods.filter(({ band }) => band === name).flatMap(({ goods }) => goods),
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
