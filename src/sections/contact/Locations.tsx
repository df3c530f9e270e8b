import type { FrameContent } from '../../content/read.ts';
import { MailLink, PhoneLinks } from '../../ui/ContactLinks.tsx';
import { RuledList } from '../../ui/Lists.tsx';
import { PostalAddress } from '../../ui/PostalAddress.tsx';
import { SideBySideSection } from '../../ui/Section.tsx';
import { formatOpeningHours } from './opening-hours.ts';

/** Depots and offices as text. A map is only a link, so that no other host learns of a visit. */
export function Locations({ frame }: { frame: FrameContent }) {
  const { company, labels } = frame;
  const { heading, map, allDay } = labels.locations;
  const { code } = labels.language;
  const items = company.locations?.map(({ name, phone, email, opens, map: href, ...address }) => ({
    term: name,
    description: (
      <>
        <PostalAddress address={address} language={code} />
        {opens && formatOpeningHours(opens, code, allDay).map((line) => <p key={line}>{line}</p>)}
        {phone && <PhoneLinks number={phone} frame={frame} />}
        {email && <MailLink email={email} />}
        {href && (
          <p>
            <a href={href} aria-label={`${map}: ${name}`}>
              {map}
            </a>
          </p>
        )}
      </>
    ),
  }));
  return (
    items && (
      <SideBySideSection heading={heading}>
        <RuledList items={items} />
      </SideBySideSection>
    )
  );
}
