import type { Role, Words } from '../../content/schema.ts';
import { RuledList } from '../../ui/Lists.tsx';
import { conditionsOf } from './conditions.ts';

type Props = {
  role: Role;
  labels: NonNullable<Words['career']['rolePage']>['labels'];
  language: string;
};

export function RoleFacts({ role, labels, language }: Props) {
  const { location, duties, requirements } = role.details!;
  const conditions = conditionsOf(role, language);
  const items = [
    { term: labels.location, description: location.name },
    ...conditions.map(({ name, words }) => ({ term: labels[name], description: words })),
    { term: labels.duty, description: pointsOf(duties) },
    { term: labels.requirement, description: pointsOf(requirements) },
  ];
  return <RuledList items={items.filter(({ description }) => description)} />;
}

const pointsOf = (points: readonly string[] | undefined) =>
  points && (
    <ul>
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
