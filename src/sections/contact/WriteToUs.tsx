import type { ReactNode } from 'react';
import type { FrameContent } from '../../content/read.ts';
import type { Content } from '../../content/schema.ts';
import { Columns } from '../../ui/Columns.tsx';
import { MailLink, PhoneLinks } from '../../ui/ContactLinks.tsx';
import { RuledList } from '../../ui/Lists.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './WriteToUs.module.css';

type Props = {
  addresses: Content['contact']['addresses'];
  frame: FrameContent;
  children?: ReactNode;
};

/** The form comes first, so that it is above the fold on a phone too. */
export function WriteToUs({ addresses, frame, children }: Props) {
  return (
    <Section>
      <Columns
        split="6-6"
        align="top"
        start={children}
        end={
          <>
            <h2>{addresses.heading}</h2>
            <RuledList
              items={addresses.list.map(({ label, email, phone }) => ({
                term: label,
                description: (
                  <div className={styles.address}>
                    <MailLink email={email} />
                    {phone && <PhoneLinks number={phone} frame={frame} />}
                  </div>
                ),
              }))}
            />
          </>
        }
      />
    </Section>
  );
}
