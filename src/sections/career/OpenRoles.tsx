import type { Content, Role } from '../../content/schema.ts';
import { Apply } from '../../islands/forms/Apply.tsx';
import { type Delivery, Outcome } from '../../islands/forms/DeliveryStatus.tsx';
import { HeadedSection } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';
import { conditionsOf } from './conditions.ts';
import * as styles from './OpenRoles.module.css';

type Props = NonNullable<Content['career']['roles']> & {
  apply: string;
  open: readonly (Role & { slug: string; path: string | undefined })[];
  language: string;
  delivery: Delivery | undefined;
};

export function OpenRoles({ heading, text, apply, open, language, delivery }: Props) {
  const conditions = (role: Role) => conditionsOf(role, language).map(({ text }) => text);
  return (
    <HeadedSection surface="tinted" heading={heading} lede={text}>
      <ol className={styles.roles}>
        {open.map((role) => (
          <li key={role.slug}>
            <h3>{role.path ? <a href={role.path}>{role.title}</a> : role.title}</h3>
            <div>
              <SoftText>{role.text}</SoftText>
              {conditions(role).length > 0 && <p>{conditions(role).join(' · ')}</p>}
            </div>
            <Apply role={role} label={apply} hasDialog={Boolean(delivery)} isListed />
          </li>
        ))}
      </ol>
      {delivery && <Outcome form="application" delivery={delivery} />}
    </HeadedSection>
  );
}
