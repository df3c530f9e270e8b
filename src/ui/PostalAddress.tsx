import type { Location } from '../content/carrier.ts';

/** Where the postcode follows the town. Everywhere else it stands before it. */
const TOWN_FIRST = ['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US'];

type Props = {
  address: Pick<Location, 'street' | 'postcode' | 'town' | 'region' | 'country'>;
  language: string;
};

/** With `20457 Hamburg` or `Dallas, TX 75201`, as its own post writes it. */
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
