import type { Industry } from './BandTable.tsx';
import * as styles from './ProductFinder.module.css';

/** A product and the index of its band in the table. */
export type Product = { name: string; band: number };

type Props = {
  industry: Industry;
  contact: string;
  chosen: Product | undefined;
  onChoose: (product: Product | undefined) => void;
};

/** Every product of the table as a button: it highlights the band and offers to ask about it. */
export function ProductFinder({ industry, contact, chosen, onChoose }: Props) {
  const { bands, sectors, finder } = industry;
  const products: Product[] = sectors.flatMap(({ goods }) =>
    goods.flatMap(({ band, goods }) =>
      goods.map((name) => ({ name, band: bands.findIndex(({ name }) => name === band) })),
    ),
  );
  const bandOf = ({ band }: Product) => `${bands[band]!.temperature}, ${bands[band]!.name}`;
  if (!finder) return null;
  const ask = () => {
    // src/browser/draft.ts shows it in the contact form.
    if (chosen)
      sessionStorage.setItem('draft', `${finder.message} ${chosen.name} (${bandOf(chosen)}). `);
  };

  return (
    <div className={styles.finder}>
      <h3>{finder.heading}</h3>
      <ul>
        {products.map((product) => (
          <li key={product.name}>
            <button
              type="button"
              aria-pressed={chosen?.name === product.name}
              onClick={() => onChoose(chosen?.name === product.name ? undefined : product)}
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
            <a href={contact} onClick={ask}>
              {finder.ask}
            </a>
          </>
        )}
      </div>
    </div>
  );
}
