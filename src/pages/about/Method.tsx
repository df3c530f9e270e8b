import { method } from '#words/about.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { SoftText } from '../../ui/Text.tsx';

export function Method() {
  const { heading, text, steps } = method;
  return (
    <Section>
      <Columns
        split="4-7"
        align="top"
        start={
          <>
            <h2>{heading}</h2>
            <SoftText>{text}</SoftText>
          </>
        }
        end={<Steps steps={steps} />}
      />
    </Section>
  );
}
