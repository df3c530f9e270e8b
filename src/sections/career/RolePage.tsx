import type { ReactNode } from 'react';
import type { Role, Words } from '../../content/schema.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { RuledList } from '../../ui/Lists.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import { conditionsOf } from './conditions.ts';

type Props = {
  role: Role;
  words: NonNullable<Words['career']['rolePage']>;
  language: string;
  /** The path of all roles. */
  all: string;
  apply?: ReactNode;
  children?: ReactNode;
};

export function RolePage({ role, words, language, all, apply, children }: Props) {
  const { title, text, details } = role;
  const { back, labels } = words;
  const items = [
    { term: labels.location, description: details!.location.name },
    ...conditionsOf(role, language).map(({ name, words }) => ({
      term: labels[name],
      description: words,
    })),
    { term: labels.duty, description: pointsOf(details!.duties) },
    { term: labels.requirement, description: pointsOf(details!.requirements) },
  ].filter(({ description }) => description);
  return (
    <>
      <PageHead heading={title} text={text} />
      <Section>
        <Columns
          split="5-6"
          align="top"
          start={
            <>
              <Prose>{children}</Prose>
              {apply}
              <ButtonLink href={all} variant="quiet">
                {back}
              </ButtonLink>
            </>
          }
          end={<RuledList items={items} />}
        />
      </Section>
    </>
  );
}

const pointsOf = (points: readonly string[] | undefined) =>
  points && (
    <ul>
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
