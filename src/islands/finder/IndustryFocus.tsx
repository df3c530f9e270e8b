import { useState } from 'react';
import { fill } from '../../content/fill.ts';
import type { Labels } from '../../content/labels.ts';
import { BandTable, type Industry } from './BandTable.tsx';
import * as styles from './IndustryFocus.module.css';

/** `band` is an index in the table. `position` distinguishes equal names in two sectors. */
type Product = { name: string; band: number; sector: string; position: number };

/** The labels that the finder and its table show. */
export const FINDER_LABELS = ['caption', 'sector', 'finder', 'ask', 'question'] as const;

type Props = Industry & {
  labels: Pick<Labels['goods'], (typeof FINDER_LABELS)[number]>;
  language: string;
  /** The path of the contact page. */
  contact: string;
};

/** Every product of the table as a button that highlights its band and offers to ask about it. */
export function IndustryFocus({ contact, labels, language, ...industry }: Props) {
  const { bands, sectors } = industry;
  const [chosen, setChosen] = useState<Product>();
  const products = sectors
    .flatMap((sector) =>
      sector.goods.flatMap((group) => {
        const band = bands.findIndex(({ name }) => name === group.band);
        return group.goods.map((name) => ({ name, band, sector: sector.name }));
      }),
    )
    .map((product, position): Product => ({ ...product, position }));
  /** Without the soft hyphens of the table's head, because it becomes part of a message. */
  const bandOf = ({ band }: Product) =>
    `${bands[band]!.temperature}, ${bands[band]!.name.replaceAll('\u00AD', '')}`;
  const questionOf = (product: Product) =>
    fill(labels.question, { product: `${product.name} (${bandOf(product)})` });

  return (
    <>
      {products.length > 0 && (
        <div className={styles.finder}>
          <h3>{labels.finder}</h3>
          <ul className={styles.sectors}>
            {sectors.map(({ name, goods }) => (
              <li key={name} hidden={goods.length === 0}>
                <b>{name}</b>
                <ul>
                  {products
                    .filter(({ sector }) => sector === name)
                    .map((product) => (
                      <li key={product.position}>
                        <button
                          type="button"
                          aria-pressed={product.position === chosen?.position}
                          onClick={() =>
                            setChosen(product.position === chosen?.position ? undefined : product)
                          }
                        >
                          {product.name}
                        </button>
                      </li>
                    ))}
                </ul>
              </li>
            ))}
          </ul>
          {/* A group, because Orca skips any other region that was empty when it read the page. */}
          {/* biome-ignore lint/a11y/useSemanticElements: it holds no fields */}
          <div role="group" aria-live="polite">
            {chosen && (
              <>
                <b>{bandOf(chosen)}</b>
                {/* src/browser/prefill.ts puts it into the contact form. */}
                <a href={contact} data-prefill={`${questionOf(chosen)} `}>
                  {labels.ask}
                </a>
              </>
            )}
          </div>
        </div>
      )}
      <BandTable
        industry={industry}
        labels={labels}
        language={language}
        chosenBand={chosen?.band}
      />
    </>
  );
}
