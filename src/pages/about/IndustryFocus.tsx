import { Fragment, useState } from 'react';
import { industry } from '#words/about.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lede } from '../../ui/Text.tsx';
import { BandTable } from './BandTable.tsx';
import * as styles from './IndustryFocus.module.css';
import { type Product, ProductFinder } from './ProductFinder.tsx';

export function IndustryFocus() {
  const [chosen, setChosen] = useState<Product>();
  return (
    <Section>
      <Columns split="6-5" start={<h2>{industry.heading}</h2>} end={<Lede>{industry.text}</Lede>} />
      <div>
        <ProductFinder chosen={chosen} onChoose={setChosen} />
        <BandTable lit={chosen?.band} />
        <Sources />
      </div>
    </Section>
  );
}

const sources = industry.sectors.flatMap((sector) => sector.sources ?? []);
const once = [...new Map(sources.map((source) => [source.href, source])).values()];

/** What the table leaves out, who decides, and the sources of its temperatures. */
function Sources() {
  const { elsewhere, decides } = industry;
  return (
    <div className={styles.sources}>
      {elsewhere && (
        <p>
          {elsewhere.text} <a href={elsewhere.action.href}>{elsewhere.action.label}</a>
        </p>
      )}
      <p>{decides}</p>
      {once.length > 0 && (
        <p>
          {industry.sources}{' '}
          {once.map(({ label, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ' · '}
              <a href={href}>{label}</a>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
