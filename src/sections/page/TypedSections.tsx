import type { Section as Words } from '../../content/schema.ts';
import { Closing } from '../../ui/Closing.tsx';
import { RuledList, Steps } from '../../ui/Lists.tsx';
import { PictureSection, TitledSection } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';

/** The parts of a further page, on alternating surfaces. */
export function TypedSections({ sections }: { sections: readonly Words[] }) {
  let isTinted = true;
  return sections.map((words, index) => {
    // A picture and an action have surfaces of their own.
    isTinted = words.type === 'picture' || (words.type !== 'action' && !isTinted);
    return <TypedSection key={index} words={words} surface={isTinted ? 'tinted' : 'plain'} />;
  });
}

function TypedSection({ words, surface }: { words: Words; surface: 'plain' | 'tinted' }) {
  if (words.type === 'action') return <Closing words={words} />;
  if (words.type === 'picture') {
    const { heading, text: lede, action, picture } = words;
    return <PictureSection {...{ heading, lede, action, picture }} />;
  }
  const text = 'text' in words ? words.text : undefined;
  return (
    <TitledSection surface={surface} split="4-7" heading={words.heading} text={text}>
      {words.type === 'text' &&
        words.paragraphs.map((it, key) => <SoftText key={key}>{it}</SoftText>)}
      {words.type === 'steps' && <Steps steps={words.steps} />}
      {words.type === 'list' && <RuledList items={words.entries} />}
    </TitledSection>
  );
}
