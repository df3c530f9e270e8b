import type { FrameContent } from '../content/read.ts';
import { withoutSoftHyphens } from '../content/soft-hyphens.ts';
import { settings } from '../settings.ts';
import { Closing } from '../ui/Closing.tsx';
import { MailLink, PhoneLinks } from '../ui/ContactLinks.tsx';
import { IsothermBand } from '../ui/IsothermBand.tsx';
import * as quiet from '../ui/QuietLinks.module.css';
import { SoftText } from '../ui/Text.tsx';
import { TrackingForm } from '../ui/TrackingForm.tsx';
import { Brand } from './Brand.tsx';
import * as styles from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** A page of one of these names is linked here. Privacy is named even without a page. */
const LEGAL = ['imprint', 'privacy', 'terms', 'cookies'] as const;

export function Footer({ frame }: { frame: FrameContent }) {
  const { company, content, labels, paths } = frame;
  const closing = frame.closing ?? content.footer.closing;
  const { write, writeOrCall } = labels.contactLinks;
  const { general, dispatch } = company.phones ?? {};
  const phones = [general, dispatch].filter((number) => number !== undefined);
  return (
    <footer className={styles.footer} data-theme="dark">
      <IsothermBand drawing={4} mirrored />
      {closing && <Closing content={closing} />}
      <div className={styles.grid}>
        <div className={styles.company}>
          <Brand frame={frame} />
          <SoftText>{content.summary}</SoftText>
          <SocialLinks frame={frame} />
          <TrackingForm frame={frame} id="track" />
        </div>
        {content.footer.columns.map(({ heading, links }, index) => (
          <nav key={index} className={quiet.links} aria-label={withoutSoftHyphens(heading)}>
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
        <div className={`${styles.contact} ${quiet.links}`}>
          <h2>{company.phones ? writeOrCall : write}</h2>
          <ul>
            {[company.emails.general, company.emails.dispatch].map((email, index) => (
              <li key={index}>
                <MailLink email={email} />
              </li>
            ))}
            {phones.map((number) => (
              <li key={number}>
                <PhoneLinks number={number} frame={frame} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.end}>
        <p>
          © <span data-year="">{settings.buildTime.getUTCFullYear()}</span>{' '}
          {company.name.replace(/\.$/, '')}. <span className={styles.note}>{content.note}</span>
        </p>
        <LanguageSwitch frame={frame} />
        <p className={styles.legal}>
          {LEGAL.map((page) => {
            const label = labels.footer[page];
            if (paths[page])
              return (
                <a key={page} href={paths[page]}>
                  {label}
                </a>
              );
            return page === 'privacy' ? label : null;
          })}
        </p>
      </div>
    </footer>
  );
}
