import type { Accessibility, AddedPage, Imprint, Privacy, Terms } from '#shapes';
import { RuledList } from '../../ui/Lists.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { TitledSection } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';

type Page = AddedPage | Privacy | Imprint | Terms | Accessibility;

/** A legal page says part by part what the law requires; an imprint is one list. */
function sectionsOf(page: Page): AddedPage['sections'] {
  if ('sections' in page) return page.sections;
  if ('parts' in page) return Object.values(page.parts).filter((it) => it !== undefined);
  return [
    {
      heading: page.heading,
      entries: Object.values(page.imprint).filter((it) => it !== undefined),
    },
  ];
}

/** The page cannot promise any other period than the one after which the inbox erases. */
const filled = (text: string) => text.replaceAll('{keepDays}', import.meta.env.KEEP_DAYS);

export const addedPage = (page: Page) =>
  function Added() {
    return (
      <>
        <PageHead {...page.intro} />
        {sectionsOf(page).map(({ heading, paragraphs = [], entries = [] }, index) => (
          <TitledSection
            key={index}
            surface={index % 2 ? 'tinted' : 'plain'}
            split="4-7"
            heading={heading}
          >
            {paragraphs.map((paragraph, index) => (
              <SoftText key={index}>{filled(paragraph)}</SoftText>
            ))}
            {entries.length > 0 && (
              <RuledList
                items={entries.map(({ term, description }) => ({
                  term,
                  description: filled(description),
                }))}
              />
            )}
          </TitledSection>
        ))}
      </>
    );
  };
