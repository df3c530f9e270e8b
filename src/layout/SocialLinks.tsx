import { company } from '#company/facts.ts';
import { IconLink } from '../ui/IconButton.tsx';
import * as styles from './SocialLinks.module.css';

export function SocialLinks() {
  return (
    <ul className={styles.social}>
      {company.social.map(({ network, label, href }) => (
        <li key={href}>
          <IconLink icon={network} label={label} href={href} />
        </li>
      ))}
    </ul>
  );
}
