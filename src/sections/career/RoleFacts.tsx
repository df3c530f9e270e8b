import type { Labels } from '../../content/labels.ts';
import type { Role } from '../../content/schema.ts';
import { RuledList } from '../../ui/Lists.tsx';
import { conditionsOf } from './conditions.ts';

type Props = { role: Role; labels: Labels['roles'] };

/** The facts that applicants ask for first: pay, place and hours. */
export function RoleFacts({ role, labels, language }: Props & { language: string }) {
  const items = conditionsOf(role, language).map(({ name, text }) => ({
    term: labels[name],
    description: text,
  }));
  const location = { term: labels.location, description: role.details!.location.name };
  return <RuledList items={items.toSpliced(1, 0, location)} />;
}

/** The duties of a role, and what the company requires of applicants. */
export function RoleProfile({ role, labels }: Props) {
  const { duties, requirements } = role.details!;
  const items = [
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
