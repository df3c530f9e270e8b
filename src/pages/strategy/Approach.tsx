import { approach } from '#words/strategy.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lede, SoftText } from '../../ui/Text.tsx';

export function Approach() {
  const { heading, lede, text } = approach;
  return (
    <Section>
      <Columns
        split="5-6"
        start={<h2>{heading}</h2>}
        end={
          <>
            <Lede>{lede}</Lede>
            <SoftText>{text}</SoftText>
          </>
        }
      />
    </Section>
  );
}
