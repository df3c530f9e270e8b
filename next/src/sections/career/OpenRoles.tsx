import type { Role, Words } from '../../content/schema.ts';
import { Apply } from '../../islands/forms/Apply.tsx';
import { HeadedSection } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';
import * as styles from './OpenRoles.module.css';

type Props = NonNullable<Words['career']['roles']> & { open: readonly Role[] };

export function OpenRoles({ heading, text, apply, open }: Props) {
  return (
    <HeadedSection surface="tinted" heading={heading} lede={text}>
      <ol className={styles.roles}>
        {open.map((role) => (
          <li key={role.number}>
            <h3>{role.title}</h3>
            <SoftText>{role.text}</SoftText>
            <Apply role={role.title} label={apply} isListed />
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
