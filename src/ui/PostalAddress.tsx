type Props = {
  address: { street: string; postcode: string; town: string; country: string };
  language: string;
};

export function PostalAddress({ address, language }: Props) {
  const { street, postcode, town, country } = address;
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  return (
    <p>
      {street}
      <br />
      {postcode} {town}
      <br />
      {countries.of(country)}
    </p>
  );
}
