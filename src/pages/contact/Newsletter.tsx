import { newsletter, newsletterDelivery } from '#words/contact.ts';
import { formLanguage } from '../../form-language.ts';
import { formsDeliver } from '../../forms/forms-deliver.ts';
import { NewsletterForm } from '../../forms/NewsletterForm.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lede } from '../../ui/Text.tsx';

export function Newsletter() {
  if (!newsletter) return null;
  const words = {
    ...newsletter,
    delivery: formsDeliver ? { ...newsletterDelivery, language: formLanguage } : undefined,
  };
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
        end={<NewsletterForm words={words} />}
      />
    </Section>
  );
}
