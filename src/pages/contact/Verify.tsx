import type { Verify as Words } from '#shapes';
import { frame } from '#words/frame.ts';
import { Columns } from '../../ui/Columns.tsx';
import { PhoneLinks } from '../../ui/ContactLinks.tsx';
import { RuledList } from '../../ui/Lists.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lede } from '../../ui/Text.tsx';

/** Our legal identity, which addresses are ours, and how to check a caller. */
export function Verify({ words }: { words: Words }) {
  const { heading, text, labels, legalName, registrations, domains, phones = [] } = words;
  const numbers = phones.map((number) => (
    <PhoneLinks key={number} number={number} words={frame.phone} />
  ));
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
    <Section surface="tinted">
      <Columns
        split="5-6"
        align="top"
        start={
          <>
            <h2>{heading}</h2>
            <Lede>{text}</Lede>
          </>
        }
        end={<RuledList items={items} />}
      />
    </Section>
  );
}
