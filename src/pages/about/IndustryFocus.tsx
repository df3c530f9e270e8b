import { industry } from '#words/about.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lede } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './IndustryFocus.module.css';

export function IndustryFocus() {
  return (
    <Section>
      <Columns split="6-5" start={<h2>{industry.heading}</h2>} end={<Lede>{industry.text}</Lede>} />
      <BandTable />
    </Section>
  );
}

/** The roles repeat what the elements mean: on small windows the rows are stacked blocks, and blocks lose it. */
function BandTable() {
  const { caption, corner, bands, sectors } = industry;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className={styles.bands} role="table" aria-label={caption}>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader" className={styles.corner}>
            <VisuallyHidden>{corner}</VisuallyHidden>
          </th>
          {bands.map(({ temperature, name }) => (
            <th key={name} scope="col" role="columnheader">
              <b>{temperature}</b> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {sectors.map((sector) => (
          <tr key={sector.name} role="row">
            <th scope="row" role="rowheader">
              {sector.name}
            </th>
            {sector.goods.map((goods, index) => (
              <td key={bands[index]?.name} role="cell" data-band={bands[index]?.temperature}>
                {goods}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
