import { newsletter } from '#words/contact.ts';
import { NewsletterForm } from '../../forms/NewsletterForm.tsx';
import { TitledSection } from '../../ui/Section.tsx';
import { Lede } from '../../ui/Text.tsx';

export function Newsletter() {
  if (!newsletter) return null;
  const { heading, text } = newsletter;
  return (
    <TitledSection surface="tinted" heading={heading} text={<Lede>{text}</Lede>}>
      <NewsletterForm words={newsletter} />
    </TitledSection>
  );
}
