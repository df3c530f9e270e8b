import { useState } from 'react';
import { industry } from '#words/about.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lede } from '../../ui/Text.tsx';
import { BandTable } from './BandTable.tsx';
import { type Product, ProductFinder } from './ProductFinder.tsx';
import { Sources } from './Sources.tsx';

export function IndustryFocus() {
  const [chosen, setChosen] = useState<Product>();
  return (
    <Section>
      <Columns split="6-5" start={<h2>{industry.heading}</h2>} end={<Lede>{industry.text}</Lede>} />
      <div>
        {industry.finder && (
          <ProductFinder words={industry.finder} chosen={chosen} onChoose={setChosen} />
        )}
        <BandTable lit={chosen?.band} />
        <Sources />
      </div>
    </Section>
  );
}
