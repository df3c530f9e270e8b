import { conditions } from 'virtual:conditions';
import { application, roles } from '#words/career.ts';
import { paths } from '#words/paths.ts';
import { Apply } from '../../forms/Apply.tsx';
import { HeadedSection } from '../../ui/Section.tsx';
import { SoftText } from '../../ui/Text.tsx';
import * as styles from './OpenRoles.module.css';

export function OpenRoles() {
  if (!roles) return null;
  const { heading, text, apply, open } = roles;
  return (
    <HeadedSection surface="tinted" heading={heading} lede={text}>
      <ol className={styles.roles}>
        {open.map((role, index) => (
          <li key={index}>
            <h3>
              {role.details ? (
                <a href={`${paths.career}/${role.details.slug}`}>{role.title}</a>
              ) : (
                role.title
              )}
            </h3>
            {conditions ? (
              <div>
                <SoftText>{role.text}</SoftText>
                <p>{Object.values(conditions[index]!).filter(Boolean).join(' · ')}</p>
              </div>
            ) : (
              <SoftText>{role.text}</SoftText>
            )}
            <Apply role={role.title} label={apply} isListed />
          </li>
        ))}
      </ol>
      {import.meta.env.FORM_ENDPOINT && application && (
        <p id="application-sent" className={styles.sent}>
          {application.sent}
        </p>
      )}
    </HeadedSection>
  );
}
