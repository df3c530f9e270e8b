import { addresses } from '#words/contact.ts';
import { frame } from '#words/frame.ts';
import { ContactForm } from '../../forms/ContactForm.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { MailLink, PhoneLinks } from '../../ui/ContactLinks.tsx';
import { RuledList } from '../../ui/Lists.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './WriteToUs.module.css';

/** The form comes first, so that it is above the fold on a phone too. */
export function WriteToUs() {
  return (
    <Section>
      <Columns
        split="6-5"
        align="top"
        start={<ContactForm />}
        end={
          <>
            <h2>{addresses.heading}</h2>
            <RuledList
              items={addresses.list.map(({ label, email, phone }) => ({
                term: label,
                description: (
                  <div className={styles.address}>
                    <MailLink email={email} />
                    {phone && <PhoneLinks number={phone} words={frame.phone} />}
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
