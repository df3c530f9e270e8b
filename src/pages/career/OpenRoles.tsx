import { roles } from '#words/career.ts';
import { paths } from '#words/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lede, SoftText } from '../../ui/Text.tsx';
import * as styles from './OpenRoles.module.css';

export function OpenRoles() {
  if (!roles) return null;
  const { heading, text, apply, open } = roles;
  return (
    <Section surface="tinted">
      <Columns split="6-5" start={<h2>{heading}</h2>} end={<Lede>{text}</Lede>} />
      <ol className={styles.roles}>
        {open.map((role) => (
          <li key={role.title}>
            <h3>
              {role.details ? (
                <a href={`${paths.career}/${role.details.slug}`}>{role.title}</a>
              ) : (
                role.title
              )}
            </h3>
            <SoftText>{role.text}</SoftText>
            {/* Does nothing yet, by design: the company has not said where an application goes. */}
            <Button type="button" variant="quiet" label={`${apply}: ${role.title}`}>
              {apply}
            </Button>
          </li>
        ))}
      </ol>
    </Section>
  );
}
