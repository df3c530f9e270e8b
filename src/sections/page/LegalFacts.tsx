import type { FrameContent } from '../../content/read.ts';
import { MailLink, PhoneLinks } from '../../ui/ContactLinks.tsx';
import { RuledList } from '../../ui/Lists.tsx';
import { PostalAddress } from '../../ui/PostalAddress.tsx';
import { Section } from '../../ui/Section.tsx';

/** The facts that a company must state by law, written once for all languages. */
export function LegalFacts({ frame }: { frame: FrameContent }) {
  const { company, labels } = frame;
  const { legal, emails, phones } = company;
  if (!legal) return null;
  const { name, managers = [], register, vatNumber, authority } = legal;
  const { code } = labels.language;
  const items = [
    { term: name, description: <PostalAddress address={legal} language={code} /> },
    {
      term: phones ? labels.contactLinks.writeOrCall : labels.contactLinks.write,
      description: (
        <>
          <MailLink email={emails.general} />
          <br />
          {phones && <PhoneLinks number={phones.general ?? phones.dispatch} frame={frame} />}
        </>
      ),
    },
    { term: labels.legal.managers, description: new Intl.ListFormat(code).format(managers) },
    { term: labels.legal.register, description: register },
    { term: labels.legal.vatNumber, description: vatNumber },
    { term: labels.legal.authority, description: authority },
  ];
  return (
    <Section>
      <RuledList items={items.filter(({ description }) => description)} />
    </Section>
  );
}
