import type { Location } from '../content/carrier-fields.ts';

/** Countries whose postcode follows the town. Elsewhere it comes first. */
const TOWN_FIRST = ['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US'];

type Props = {
  address: Pick<Location, 'street' | 'postcode' | 'town' | 'region' | 'country'>;
  language: string;
};

/** Written as its own country does: `20457 Hamburg`, `Dallas, TX 75201`. */
export function PostalAddress({ address, language }: Props) {
  const { street, postcode, town, region, country } = address;
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const after = region ? `, ${region}` : '';
  return (
    <p>
      {street}
      <br />
      {TOWN_FIRST.includes(country) ? `${town}${after} ${postcode}` : `${postcode} ${town}${after}`}
      <br />
      {countries.of(country)}
    </p>
  );
}
