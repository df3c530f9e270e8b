import { useState } from 'react';
import { BandTable, type Industry } from './BandTable.tsx';
import * as styles from './IndustryFocus.module.css';

/** `band`: its index in the table. */
type Product = { name: string; band: number };

type Props = Industry & {
  /** The path of the contact page. */
  contact: string;
};

/** Every product of the table as a button that highlights its band and offers to ask about it. */
export function IndustryFocus({ contact, finder, ...industry }: Props) {
  const { bands, sectors } = industry;
  const [chosen, setChosen] = useState<Product>();
  const products: Product[] = sectors.flatMap(({ goods }) =>
    goods.flatMap(({ band, goods }) =>
      goods.map((name) => ({ name, band: bands.findIndex(({ name }) => name === band) })),
    ),
  );
  const bandOf = ({ band }: Product) => `${bands[band]!.temperature}, ${bands[band]!.name}`;
  /** For src/browser/draft.ts, which puts it into the contact form. */
  const leaveDraft = (message: string, product: Product) =>
    sessionStorage.setItem('draft', `${message} ${product.name} (${bandOf(product)}). `);

  return (
    <>
      {finder && (
        <div className={styles.finder}>
          <h3>{finder.heading}</h3>
          <ul>
            {products.map((product) => (
              <li key={product.name}>
                <button
                  type="button"
                  aria-pressed={chosen?.name === product.name}
                  onClick={() => setChosen(chosen?.name === product.name ? undefined : product)}
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
                <a href={contact} onClick={() => leaveDraft(finder.message, chosen)}>
                  {finder.ask}
                </a>
              </>
            )}
          </div>
        </div>
      )}
      <BandTable industry={industry} lit={chosen?.band} />
    </>
  );
}
