import type { ReactNode } from 'react';
import type { FrameContent } from '../../content/read.ts';
import type { Section } from '../../content/schema.ts';
import { Closing } from '../../ui/Closing.tsx';
import { LinesWithPhones } from '../../ui/ContactLinks.tsx';
import { RuledList, Steps } from '../../ui/Lists.tsx';
import { PictureSection, SideBySideSection } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';
import { DataTable } from './DataTable.tsx';
import { Documents } from './Documents.tsx';
import { MarkFiles } from './MarkFiles.tsx';
import { Questions } from './Questions.tsx';

/** The surfaces of a page's sections alternate, but pictures and actions have their own. */
export function surfacesOf(sections: readonly Section[]) {
  let isTinted = true;
  return sections.map(({ type }) => {
    if (type === 'picture') isTinted = true;
    else if (type === 'action') isTinted = false;
    else isTinted = !isTinted;
    return isTinted ? 'tinted' : 'plain';
  });
}

type Props = {
  section: Section;
  surface: ReturnType<typeof surfacesOf>[number];
  frame: FrameContent;
  /** The island, if the section is a form. */
  children?: ReactNode;
};

export function TypedSection({ section, surface, frame, children }: Props) {
  if (section.type === 'action') return <Closing content={section} />;
  if (section.type === 'picture') {
    const { heading, text, action, picture } = section;
    return <PictureSection heading={heading} lede={text} action={action} picture={picture} />;
  }
  const language = frame.labels.language.code;
  const text = 'text' in section ? section.text : undefined;
  return (
    <SideBySideSection surface={surface} split="4-7" heading={section.heading} text={text}>
      {section.type === 'text' &&
        section.paragraphs.map((paragraph, index) => <SoftText key={index}>{paragraph}</SoftText>)}
      {section.type === 'steps' && <Steps steps={section.steps} />}
      {section.type === 'list' && (
        <RuledList
          items={section.entries.map(({ term, description }) => {
            return { term, description: <LinesWithPhones text={description} /> };
          })}
        />
      )}
      {section.type === 'documents' && <Documents documents={section.documents} frame={frame} />}
      {section.type === 'table' && <DataTable {...section} language={language} />}
      {section.type === 'questions' && <Questions {...section} language={language} />}
      {section.type === 'form' && children}
      {section.type === 'mark' && <MarkFiles frame={frame} />}
    </SideBySideSection>
  );
}
