import { Fragment, useState } from 'react';
import { industry } from '#words/about.ts';
import { HeadedSection } from '../../ui/Section.tsx';
import { BandTable } from './BandTable.tsx';
import * as styles from './IndustryFocus.module.css';
import { type Product, ProductFinder } from './ProductFinder.tsx';

export function IndustryFocus() {
  const [chosen, setChosen] = useState<Product>();
  return (
    <HeadedSection heading={industry.heading} lede={industry.text}>
      <div>
        <ProductFinder chosen={chosen} onChoose={setChosen} />
        <BandTable lit={chosen?.band} />
        <Sources />
      </div>
    </HeadedSection>
  );
}

const sources = industry.sectors.flatMap((sector) => sector.sources ?? []);
const once = [...new Map(sources.map((source) => [source.href, source])).values()];

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
