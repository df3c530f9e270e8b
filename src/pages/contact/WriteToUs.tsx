import { addresses, contactDelivery, contactForm } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { frame } from '#words/frame.ts';
import { formLanguage } from '../../form-language.ts';
import { ContactForm } from '../../forms/ContactForm.tsx';
import { formsDeliver } from '../../forms/forms-deliver.ts';
import { Columns } from '../../ui/Columns.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { PhoneLinks } from '../../ui/PhoneLinks.tsx';
import { RuledList } from '../../ui/RuledList.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './WriteToUs.module.css';

const words = {
  ...contactForm,
  wrongEmail: formMessages.wrongEmail,
  delivery: formsDeliver ? { ...contactDelivery, language: formLanguage } : undefined,
};

/** The form first, so that it is in the first window of a phone too. */
export function WriteToUs() {
  return (
    <Section>
      <Columns
        split="6-5"
        align="top"
        start={<ContactForm words={words} />}
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
