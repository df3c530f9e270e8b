import { useState } from 'react';
import { BandTable, type Industry } from './BandTable.tsx';
import { type Product, ProductFinder } from './ProductFinder.tsx';

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
