import { useState } from 'react';
import type { Words } from '../../content/schema.ts';
import { BandTable } from './BandTable.tsx';
import { type Product, ProductFinder } from './ProductFinder.tsx';

type All = Words['about']['industry'];
type Sector = Pick<All['sectors'][number], 'name' | 'goods'>;

export type Industry = Pick<All, 'caption' | 'corner' | 'bands' | 'finder'> & {
  sectors: readonly Sector[];
};

/** The part of the section that answers; the rest is in src/sections/about/Industry.tsx. */
export function IndustryFocus({ contact, ...industry }: Industry & { contact: string }) {
  const [chosen, setChosen] = useState<Product>();
  return (
    <>
      <ProductFinder industry={industry} contact={contact} chosen={chosen} onChoose={setChosen} />
      <BandTable industry={industry} lit={chosen?.band} />
    </>
  );
}
