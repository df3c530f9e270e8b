import { createContext, use } from 'react';
import { company } from '#company/facts.ts';
import { navigation } from '#words/frame.ts';
import { IconLink } from '../ui/Icon.tsx';
import * as styles from './NavLinks.module.css';

export const CurrentPath = createContext('');

export function NavLinks() {
  const current = use(CurrentPath);
  return (
    <ul>
      {navigation.map(({ href, label }) => (
        <li key={href}>
          <a href={href} aria-current={href === current ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

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
