import { readFileSync } from 'node:fs';
import { COMPANY } from '../content/company.ts';
import { drawingOf } from '../content/drawing.ts';
import { fill } from '../content/fill.ts';
import { NETWORKS } from '../content/icons.ts';
import type { Frame } from '../content/read.ts';
import * as icons from '../ui/Icon.module.css';
import { Drawing } from '../ui/Icon.tsx';
import * as styles from './SocialLinks.module.css';

export function SocialLinks({ frame: { labels, company } }: { frame: Frame }) {
  if (!company.social?.length) return null;
  return (
    <ul className={styles.social}>
      {company.social.map(({ network, name = '', icon = '', href }) => {
        const ours = network && NETWORKS[network];
        const label = fill(labels.footer.social, { network: ours?.name ?? name });
        return (
          <li key={href}>
            <a className={icons.round} href={href} aria-label={label}>
              {ours ? <Drawing shape={ours.shape} /> : <OwnDrawing file={icon} />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function OwnDrawing({ file }: { file: string }) {
  const { viewBox, shapes } = drawingOf(readFileSync(`${COMPANY}/${file}`, 'utf8'));
  return (
    <svg
      className={styles.own}
      viewBox={viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
