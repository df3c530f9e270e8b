import { company } from '#company/facts.ts';
import { frame } from '#words/frame.ts';
import { paths } from '#words/paths.ts';
import { verify } from '#words/verify.ts';
import { MailLink, PhoneLinks } from '../ui/ContactLinks.tsx';
import { HeldLine } from '../ui/HeldLine.tsx';
import { SoftText } from '../ui/Text.tsx';
import { Brand } from './Brand.tsx';
import * as styles from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SocialLinks } from './NavLinks.tsx';

export function Footer() {
  const { columns, contactHeading, privacy } = frame.footer;
  return (
    <footer className={styles.footer} data-theme="dark">
      <HeldLine mirrored />
      <div className={styles.grid}>
        <div className={styles.company}>
          <Brand />
          <SoftText>{company.summary}</SoftText>
          <SocialLinks />
        </div>
        {columns.map(({ heading, links }, index) => (
          <nav key={index} aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ label, href }, index) => (
                <li key={index}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.contact}>
          <h2>{contactHeading}</h2>
          <ul>
            {[company.emails.general, company.emails.dispatch].map((email, index) => (
              <li key={index}>
                <MailLink email={email} />
              </li>
            ))}
            {company.phones && (
              <li>
                <PhoneLinks number={company.phones.dispatch} words={frame.phone} />
              </li>
            )}
          </ul>
        </div>
      </div>
      <div className={styles.end}>
        {verify && (
          <p>
            {verify.legalName}
            {verify.registrations.map(({ scheme, value }) => ` · ${scheme} ${value}`)}
            {' · '}
            <a href={paths.contact}>{verify.heading}</a>
          </p>
        )}
        <p>
          ©{' '}
          <span data-year="" suppressHydrationWarning>
            {import.meta.env.BUILD_YEAR}
          </span>{' '}
          {company.name}. {company.note}
        </p>
        {import.meta.env.MULTILINGUAL && <LanguageSwitch />}
        <p>{paths.privacy ? <a href={paths.privacy}>{privacy}</a> : privacy}</p>
      </div>
    </footer>
  );
}
