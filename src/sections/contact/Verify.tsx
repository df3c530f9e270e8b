import type { FrameContent } from '../../content/read.ts';
import type { Content } from '../../content/schema.ts';
import { PhoneLinks } from '../../ui/ContactLinks.tsx';
import { RuledList } from '../../ui/Lists.tsx';
import { SideBySideSection } from '../../ui/Section.tsx';

type Props = {
  verify: NonNullable<Content['contact']['verify']>;
  frame: FrameContent;
};

export function Verify({ verify, frame }: Props) {
  const { heading, text, legalName, registrations, domains, phones = [] } = verify;
  const labels = frame.labels.verify;
  const domainList = new Intl.ListFormat(frame.labels.language.code);
  const numbers = phones.map((number) => <PhoneLinks key={number} number={number} frame={frame} />);
  const items = [
    { term: labels.legalName, description: legalName },
    ...registrations.map(({ scheme, value, href }) => ({
      term: scheme,
      description: <p>{href ? <a href={href}>{value}</a> : value}</p>,
    })),
    { term: labels.domains, description: domainList.format(domains) },
    ...(numbers.length > 0 ? [{ term: labels.phones, description: numbers }] : []),
  ];
  return (
    <SideBySideSection surface="tinted" heading={heading} lede={text}>
      <RuledList items={items} />
    </SideBySideSection>
  );
}
