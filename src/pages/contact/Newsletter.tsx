import { newsletter } from '#words/contact.ts';
import { NewsletterForm } from '../../forms/NewsletterForm.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lede } from '../../ui/Text.tsx';

export function Newsletter() {
  if (!newsletter) return null;
  return (
    <Section surface="tinted">
      <Columns
        split="5-6"
        align="top"
        start={
          <>
            <h2>{newsletter.heading}</h2>
            <Lede>{newsletter.text}</Lede>
          </>
        }
        end={<NewsletterForm words={newsletter} />}
      />
    </Section>
  );
}
