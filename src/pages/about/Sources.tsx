import { Fragment } from 'react';
import { industry } from '#words/about.ts';
import * as styles from './Sources.module.css';

const sources = industry.sectors.flatMap((sector) => sector.sources ?? []);
const once = [...new Map(sources.map((source) => [source.href, source])).values()];

/** What the table leaves out, who has the last word, and where its temperatures are written down. */
export function Sources() {
  const { elsewhere, decides } = industry;
  return (
    <div className={styles.sources}>
      {elsewhere && (
        <p>
          {elsewhere.text} <a href={elsewhere.action.href}>{elsewhere.action.label}</a>
        </p>
      )}
      <p>{decides}</p>
      {once.length > 0 && (
        <p>
          {industry.sources}{' '}
          {once.map(({ label, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ' · '}
              <a href={href}>{label}</a>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
