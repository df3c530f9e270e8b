import type { Words } from '../../content/schema.ts';
import { PhoneLinks } from '../../ui/ContactLinks.tsx';
import { RuledList } from '../../ui/Lists.tsx';
import { TitledSection } from '../../ui/Section.tsx';

type Props = {
  verify: NonNullable<Words['contact']['verify']>;
  phone: Words['frame']['phone'];
};

export function Verify({ verify, phone }: Props) {
  const { heading, text, labels, legalName, registrations, domains, phones = [] } = verify;
  const numbers = phones.map((number) => <PhoneLinks key={number} number={number} words={phone} />);
  const items = [
    { term: labels.legalName, description: legalName },
    ...registrations.map(({ scheme, value, href }) => ({
      term: scheme,
      description: <p>{href ? <a href={href}>{value}</a> : value}</p>,
    })),
    { term: labels.domains, description: domains.join(', ') },
    ...(numbers.length > 0 ? [{ term: labels.phones, description: numbers }] : []),
  ];
  return (
    <TitledSection surface="tinted" heading={heading} lede={text}>
      <RuledList items={items} />
    </TitledSection>
  );
}
