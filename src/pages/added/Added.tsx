import type { AddedPage } from '#shapes';
import { Columns } from '../../ui/Columns.tsx';
import { RuledList } from '../../ui/Lists.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';

/** A page that a company adds with text alone, without a component. */
export const addedPage = ({ intro, sections }: AddedPage) =>
  function Added() {
    return (
      <>
        <PageHead {...intro} />
        {sections.map(({ heading, paragraphs = [], entries = [] }, index) => (
          <Section key={heading} surface={index % 2 ? 'tinted' : 'plain'}>
            <Columns
              split="4-7"
              align="top"
              start={<h2>{heading}</h2>}
              end={
                <>
                  {paragraphs.map((paragraph) => (
                    <SoftText key={paragraph}>{paragraph}</SoftText>
                  ))}
                  {entries.length > 0 && <RuledList items={entries} />}
                </>
              }
            />
          </Section>
        ))}
      </>
    );
  };
