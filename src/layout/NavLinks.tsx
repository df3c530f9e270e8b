import { use } from 'react';
import { navigation } from '#words/frame.ts';
import { CurrentPath } from './current-path.ts';

/** The five links; the one of the page that is shown is marked. Header and drawer give them their looks. */
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
