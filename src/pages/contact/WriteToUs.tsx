import { addresses, contactDelivery, contactForm } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { ContactForm } from '../../forms/ContactForm.tsx';
import { formsDeliver } from '../../forms/forms-deliver.ts';
import { Columns } from '../../ui/Columns.tsx';
import { RuledList } from '../../ui/RuledList.tsx';
import { Section } from '../../ui/Section.tsx';
import * as styles from './WriteToUs.module.css';

const words = {
  ...contactForm,
  wrongEmail: formMessages.wrongEmail,
  delivery: formsDeliver ? contactDelivery : undefined,
};

export function WriteToUs() {
  return (
    <Section>
      <Columns
        split="5-6"
        align="top"
        start={
          <>
            <h2>{addresses.heading}</h2>
            <RuledList
              items={addresses.list.map(({ label, email }) => ({
                term: label,
                description: (
                  <a className={styles.address} href={`mailto:${email}`}>
                    {email}
                  </a>
                ),
              }))}
            />
          </>
        }
        end={<ContactForm words={words} />}
      />
    </Section>
  );
}
