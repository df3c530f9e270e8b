import { useState } from 'react';
import { fill } from '../../content/fill.ts';
import type { Labels } from '../../content/labels.ts';
import { BandTable, type Industry } from './BandTable.tsx';
import * as styles from './IndustryFocus.module.css';

/** `band`: its index in the table. */
type Product = { name: string; band: number };

/** The labels that the finder and its table show. */
export const FINDER_LABELS = ['caption', 'sector', 'finder', 'ask', 'question'] as const;

type Props = Industry & {
  labels: Pick<Labels['goods'], (typeof FINDER_LABELS)[number]>;
  /** The path of the contact page. */
  contact: string;
};

/** Every product of the table as a button that highlights its band and offers to ask about it. */
export function IndustryFocus({ contact, labels, ...industry }: Props) {
  const { bands, sectors } = industry;
  /** A position: two sectors may share a product's name. */
  const [index, setIndex] = useState<number>();
  const products: Product[] = sectors.flatMap(({ goods }) =>
    goods.flatMap(({ band, goods }) =>
      goods.map((name) => ({ name, band: bands.findIndex(({ name }) => name === band) })),
    ),
  );
  const chosen = index === undefined ? undefined : products[index];
  const bandOf = ({ band }: Product) => `${bands[band]!.temperature}, ${bands[band]!.name}`;
  const questionOf = (product: Product) =>
    fill(labels.question, { product: `${product.name} (${bandOf(product)})` });

  return (
    <>
      {products.length > 0 && (
        <div className={styles.finder}>
          <h3>{labels.finder}</h3>
          <ul>
            {products.map((product, position) => (
              <li key={position}>
                <button
                  type="button"
                  aria-pressed={position === index}
                  onClick={() => setIndex(position === index ? undefined : position)}
                >
                  {product.name}
                </button>
              </li>
            ))}
          </ul>
          {/* A group: Orca skips any other region that was empty when it read the page. */}
          {/* biome-ignore lint/a11y/useSemanticElements: it holds no fields */}
          <div role="group" aria-live="polite">
            {chosen && (
              <>
                <b>{bandOf(chosen)}</b>
                {/* src/browser/draft.ts puts it into the contact form. */}
                <a href={contact} data-draft={`${questionOf(chosen)} `}>
                  {labels.ask}
                </a>
              </>
            )}
          </div>
        </div>
      )}
      <BandTable industry={industry} labels={labels} lit={chosen?.band} />
    </>
  );
}
