import type { Words } from '../../content/schema.ts';
import { Steps } from '../../ui/Lists.tsx';
import { HeadedSection, TitledSection } from '../../ui/Section.tsx';

export function Method({ heading, text, steps }: Words['about']['method']) {
  return (
    <TitledSection split="4-7" heading={heading} text={text}>
      <Steps steps={steps} />
    </TitledSection>
  );
}

export function Promises({ heading, text, steps }: Words['about']['promises']) {
  return (
    <HeadedSection surface="dark" heading={heading} lede={text}>
      <Steps steps={steps} layout="row" />
    </HeadedSection>
  );
}
