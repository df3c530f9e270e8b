import { method, promises } from '#words/about.ts';
import { Steps } from '../../ui/Lists.tsx';
import { HeadedSection, TitledSection } from '../../ui/Section.tsx';

export function Method() {
  const { heading, text, steps } = method;
  return (
    <TitledSection split="4-7" heading={heading} text={text}>
      <Steps steps={steps} />
    </TitledSection>
  );
}

export function Promises() {
  const { heading, text, steps } = promises;
  return (
    <HeadedSection surface="dark" heading={heading} lede={text}>
      <Steps steps={steps} layout="row" />
    </HeadedSection>
  );
}
