import type { Frame } from '../content/read.ts';
import { NETWORKS, type Network } from '../content/schema.ts';
import * as icons from '../ui/Icon.module.css';
import { Drawing } from '../ui/Icon.tsx';
import * as styles from './SocialLinks.module.css';

/** Not in src/ui/Icon.tsx, where every island with an icon would load them. */
const shapes: Record<Network, string> = {
  linkedin:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 10.5V17M8 7v.5M12 17v-6.5M12 13.5c0-1.8 1.2-3 2.6-3S17 11.6 17 13.3V17',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM16.9 7v.2',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
};

export function SocialLinks({ frame: { words, company } }: { frame: Frame }) {
  const labelOf = (network: Network) =>
    words.social.replace('{company}', company.name).replace('{network}', NETWORKS[network]);
  return (
    <ul className={styles.social}>
      {company.social.map(({ network, href }) => (
        <li key={href}>
          <a className={icons.round} href={href} aria-label={labelOf(network)}>
            <Drawing shape={shapes[network]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
