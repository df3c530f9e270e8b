import type { Labels } from '../../content/labels.ts';
import type { Role } from '../../content/schema.ts';
import { RuledList } from '../../ui/Lists.tsx';
import { conditionsOf } from './conditions.ts';

type Props = {
  role: Role;
  labels: Labels['roles'];
  language: string;
};

export function RoleFacts({ role, labels, language }: Props) {
  const { location, duties, requirements } = role.details!;
  const conditions = conditionsOf(role, language);
  const items = [
    { term: labels.location, description: location.name },
    ...conditions.map(({ name, text }) => ({ term: labels[name], description: text })),
    { term: labels.duties, description: pointsOf(duties) },
    { term: labels.requirements, description: pointsOf(requirements) },
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
