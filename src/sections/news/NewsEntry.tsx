import type { ReactNode } from 'react';
import type { Entry } from '../../content/schema.ts';
import { belowLg } from '../../styles/breakpoints.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Day } from '../../ui/Day.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';

type Props = {
  entry: Entry;
  language: string;
  all: { label: string; href: string };
  children?: ReactNode;
};

export function NewsEntry({ entry, language, all, children }: Props) {
  const { date, heading, text, picture } = entry;
  return (
    <article>
      <PageHead heading={heading} text={text} />
      <Section>
        <Columns
          split="4-7"
          align="top"
          start={
            <>
              <p>
                <Day date={date} language={language} />
              </p>
              <ButtonLink href={all.href} variant="quiet">
                {all.label}
              </ButtonLink>
            </>
          }
          end={
            <Prose>
              {children}
              {picture && <Picture still={picture} sizes={`${belowLg} 100vw, 760px`} eager />}
            </Prose>
          }
        />
      </Section>
    </article>
  );
}
