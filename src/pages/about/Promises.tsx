import { promises } from '#words/about.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { Lede } from '../../ui/Text.tsx';

export function Promises() {
  const { heading, text, steps } = promises;
  return (
    <Section surface="dark">
      <Columns split="6-5" start={<h2>{heading}</h2>} end={<Lede>{text}</Lede>} />
      <Steps steps={steps} layout="row" />
    </Section>
  );
}
