import { Fragment, useState } from 'react';
import type { Words } from '../../content/schema.ts';
import { BandTable } from './BandTable.tsx';
import * as styles from './IndustryFocus.module.css';
import { type Product, ProductFinder } from './ProductFinder.tsx';

type Props = { industry: Words['about']['industry']; contact: string };

/** The part of the section that answers; its heading is around it (src/pages). */
export function IndustryFocus({ industry, contact }: Props) {
  const [chosen, setChosen] = useState<Product>();
  return (
    <div>
      <ProductFinder industry={industry} contact={contact} chosen={chosen} onChoose={setChosen} />
      <BandTable industry={industry} lit={chosen?.band} />
      <Sources industry={industry} />
    </div>
  );
}

function Sources({ industry }: Pick<Props, 'industry'>) {
  const sources = industry.sectors.flatMap((sector) => sector.sources ?? []);
  const once = [...new Map(sources.map((source) => [source.href, source])).values()];
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
