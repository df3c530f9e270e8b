import type { MouseEvent } from 'react';
import { industry } from '#words/about.ts';
import { paths } from '#words/paths.ts';
import { leadOnWithDraft } from '../../forms/draft.ts';
import * as styles from './ProductFinder.module.css';

/** A product and the index of its band in the table. */
export type Product = { name: string; band: number };

const { bands, sectors, finder } = industry;

const products: Product[] = sectors.flatMap(({ goods }) =>
  goods.flatMap((names, band) => names.map((name) => ({ name, band }))),
);

const bandOf = ({ band }: Product) => `${bands[band]!.temperature}, ${bands[band]!.name}`;

type Props = { chosen: Product | undefined; onChoose: (product: Product | undefined) => void };

/** Every product of the table as a button: it highlights the band and offers to ask about it. */
export function ProductFinder({ chosen, onChoose }: Props) {
  if (!finder) return null;
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!chosen || opensElsewhere) return;
    const message = `${finder.message} ${chosen.name} (${bandOf(chosen)}). `;
    if (leadOnWithDraft(paths.contact, message)) event.preventDefault();
  };

  return (
    <div className={styles.finder} data-wants-react>
      <h3>{finder.heading}</h3>
      <ul>
        {products.map((product) => (
          <li key={product.name}>
            <button
              type="button"
              aria-pressed={chosen === product}
              onClick={() => onChoose(chosen === product ? undefined : product)}
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
            <a href={paths.contact} onClick={ask}>
              {finder.ask}
            </a>
          </>
        )}
      </div>
    </div>
  );
}
