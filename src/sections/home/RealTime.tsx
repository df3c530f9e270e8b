import type { ReactNode } from 'react';
import type { Words } from '../../content/schema.ts';
import { HeadedSection } from '../../ui/Section.tsx';

type Props = Words['home']['realTime'] & { children?: ReactNode };

export function RealTime({ heading, text, limits, children }: Props) {
  return (
    <HeadedSection surface="dark" split="6-6" heading={heading} lede={text} text={limits}>
      {children}
    </HeadedSection>
  );
}
