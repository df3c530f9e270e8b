import { fill } from '../content/fill.ts';
import { NETWORKS } from '../content/icons.ts';
import type { Frame } from '../content/read.ts';
import * as icons from '../ui/Icon.module.css';
import { Drawing } from '../ui/Icon.tsx';
import * as styles from './SocialLinks.module.css';

export function SocialLinks({ frame: { labels, company } }: { frame: Frame }) {
  return (
    <ul className={styles.social}>
      {company.social.map(({ network, href }) => (
        <li key={href}>
          <a
            className={icons.round}
            href={href}
            aria-label={fill(labels.footer.social, { network: NETWORKS[network].name })}
          >
            <Drawing shape={NETWORKS[network].shape} />
          </a>
        </li>
      ))}
    </ul>
  );
}
