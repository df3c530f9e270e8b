import type { Content, Role } from '../../content/schema.ts';
import { hyphenate } from '../../content/soft-hyphens.ts';
import { type Delivery, Outcome } from '../../islands/forms/DeliveryStatus.tsx';
import { ApplyButton } from '../../ui/ApplyButton.tsx';
import { StackedSection } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';
import { conditionsOf } from './conditions.ts';
import * as styles from './OpenRoles.module.css';

const TextOrLink = ({ text, href }: { text: string; href: string | undefined }) =>
  href ? <a href={href}>{text}</a> : text;

type Props = NonNullable<Content['career']['roles']> & {
  apply: string;
  roles: readonly (Role & { slug: string; path: string | undefined })[];
  language: string;
  delivery: Delivery | undefined;
};

export function OpenRoles(props: Props) {
  const { heading, text, apply, roles, language, delivery } = props;
  const conditions = (role: Role) =>
    conditionsOf(role, language)
      .map(({ text }) => text)
      .join(' · ');
  return (
    <StackedSection surface="tinted" heading={heading} lede={text}>
      <ol className={styles.roles}>
        {roles.map((role) => (
          <li key={role.slug}>
            <h3>
              <TextOrLink text={hyphenate(role.title, language)} href={role.path} />
            </h3>
            <div>
              <SoftText>{role.text}</SoftText>
              {conditions(role) && <p>{conditions(role)}</p>}
            </div>
            <ApplyButton role={role} label={apply} hasDialog={Boolean(delivery)} isListed />
          </li>
        ))}
      </ol>
      {delivery && <Outcome form="application" delivery={delivery} />}
    </StackedSection>
  );
}
