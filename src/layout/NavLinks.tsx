import { NETWORKS } from '../content/schema.ts';
import { NetworkLink } from '../ui/NetworkLink.tsx';
import type { FrameProps } from './frame-props.ts';
import * as styles from './NavLinks.module.css';

export function NavLinks({ frame: { words, paths }, page }: FrameProps) {
  return (
    <ul>
      {words.navigation.map(({ href, label }) => (
        <li key={href}>
          <a href={href} aria-current={href === paths[page] ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function SocialLinks({ frame: { words, company } }: Pick<FrameProps, 'frame'>) {
  const labelOf = (network: keyof typeof NETWORKS) =>
    words.social.replace('{company}', company.name).replace('{network}', NETWORKS[network]);
  return (
    <ul className={styles.social}>
      {company.social.map(({ network, href }) => (
        <li key={href}>
          <NetworkLink network={network} label={labelOf(network)} href={href} />
        </li>
      ))}
    </ul>
  );
}
