import { fill } from '../content/fill.ts';
import { NETWORKS } from '../content/icons.ts';
import type { FrameContent } from '../content/read.ts';
import * as icons from '../ui/Icon.module.css';
import { Drawing } from '../ui/Icon.tsx';
import { OwnDrawing } from '../ui/OwnDrawing.tsx';
import * as styles from './SocialLinks.module.css';

export function SocialLinks({ frame: { labels, company } }: { frame: FrameContent }) {
  if (!company.social?.length) return null;
  return (
    <ul className={styles.social}>
      {company.social.map(({ network, name = '', icon = '', href }) => {
        const known = network && NETWORKS[network];
        const label = fill(labels.footer.social, { network: known?.name ?? name });
        return (
          <li key={href}>
            <a className={icons.round} href={href} aria-label={label}>
              {known ? <Drawing shape={known.shape} /> : <OwnDrawing file={icon} />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
