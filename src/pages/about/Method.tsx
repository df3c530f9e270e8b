import { method, promises } from '#words/about.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Steps } from '../../ui/Lists.tsx';
import { Section, TitledSection } from '../../ui/Section.tsx';
import { Lede, SoftText } from '../../ui/Text.tsx';

export function Method() {
  const { heading, text, steps } = method;
  return (
    <TitledSection split="4-7" heading={heading} text={<SoftText>{text}</SoftText>}>
      <Steps steps={steps} />
    </TitledSection>
  );
}

export function Promises() {
  const { heading, text, steps } = promises;
  return (
    <Section surface="dark">
      <Columns split="6-5" start={<h2>{heading}</h2>} end={<Lede>{text}</Lede>} />
      <Steps steps={steps} layout="row" />
    </Section>
  );
}
