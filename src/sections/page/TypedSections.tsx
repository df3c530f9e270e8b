import type { Section as Words } from '../../content/schema.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Closing } from '../../ui/Closing.tsx';
import { RuledList, Steps } from '../../ui/Lists.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SPLIT_SIZES, Split, TitledSection } from '../../ui/Section.tsx';
import { Lede, SoftText } from '../../ui/Text.tsx';

/** The parts of a further page, on alternating surfaces. */
export function TypedSections({ sections }: { sections: readonly Words[] }) {
  let isTinted = true;
  return sections.map((words, index) => {
    // A picture and an action have surfaces of their own.
    isTinted = words.type === 'picture' || (words.type !== 'action' && !isTinted);
    return <TypedSection key={index} words={words} surface={isTinted ? 'tinted' : 'plain'} />;
  });
}

/** Its type decides how its words are shown. */
function TypedSection({ words, surface }: { words: Words; surface: 'plain' | 'tinted' }) {
  if (words.type === 'action') return <Closing words={words} />;
  if (words.type === 'picture')
    return (
      <Split picture={<Picture still={words.picture} sizes={SPLIT_SIZES} />}>
        <h2>{words.heading}</h2>
        <Lede>{words.text}</Lede>
        {words.action && <ButtonLink href={words.action.href}>{words.action.label}</ButtonLink>}
      </Split>
    );
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
