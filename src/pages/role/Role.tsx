import { conditions } from 'virtual:conditions';
import { company } from '#company/facts.ts';
import { roles } from '#words/career.ts';
import { paths } from '#words/paths.ts';
import { CONDITIONS } from '../../../content/pay.ts';
import { Apply } from '../../forms/Apply.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { RuledList } from '../../ui/Lists.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';

export function headOf(index: number) {
  const { title, text, pay, details } = roles!.open[index]!;
  const posting = { title, pay, ...details! };
  return { title: `${title}: ${company.name}`, description: text, posting };
}

export const entryPage = (index: number) =>
  function RolePage() {
    const { apply, page, open } = roles!;
    const { title, text, details } = open[index]!;
    const { description, location, duties, requirements } = details!;
    const { labels, back } = page!;
    const items = [
      { term: labels.location, description: location.name },
      ...CONDITIONS.flatMap((name) => entryOf(labels[name], conditions?.[index]?.[name])),
      ...pointsOf(labels.duty, duties),
      ...pointsOf(labels.requirement, requirements),
    ];
    return (
      <>
        <PageHead heading={title} text={text} />
        <Section>
          <Columns
            split="5-6"
            align="top"
            start={
              <>
                {description.map((paragraph, index) => (
                  <SoftText key={index}>{paragraph}</SoftText>
                ))}
                <Apply role={title} label={apply} />
                <ButtonLink href={paths.career} variant="quiet" arrow={false}>
                  {back}
                </ButtonLink>
              </>
            }
            end={<RuledList items={items} />}
          />
        </Section>
      </>
    );
  };

const entryOf = (term?: string, description?: string) =>
  term && description ? [{ term, description }] : [];

/** A term and its list; nothing if a role has none. */
const pointsOf = (term: string, points: readonly string[] = []) => {
  const items = points.map((point, index) => <li key={index}>{point}</li>);
  return points.length > 0 ? [{ term, description: <ul>{items}</ul> }] : [];
};
