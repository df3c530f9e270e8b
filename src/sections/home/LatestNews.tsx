import type { Entry, Link } from '../../content/schema.ts';
import { Day } from '../../ui/Day.tsx';
import { RuledList } from '../../ui/Lists.tsx';
import { StackedSection } from '../../ui/Section.tsx';

type Props = {
  heading: string;
  action: Link;
  entries: readonly (Entry & { path: string | undefined })[];
  language: string;
};

/** Only three headlines, because the page has to stay small. */
export function LatestNews({ heading, action, entries, language }: Props) {
  const items = entries.slice(0, 3).map(({ path, heading, date }) => ({
    term: <a href={path}>{heading}</a>,
    description: <Day date={date} language={language} />,
  }));
  return (
    <StackedSection surface="tinted" heading={heading} action={action}>
      <RuledList items={items} />
    </StackedSection>
  );
}
