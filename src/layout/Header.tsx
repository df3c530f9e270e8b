import { use } from 'react';
import { frame } from '#words/frame.ts';
import { paths } from '#words/paths.ts';
import { Brand } from './Brand.tsx';
import { CurrentPath } from './current-path.ts';
import { Drawer } from './Drawer.tsx';
import * as styles from './Header.module.css';
import { NavLinks } from './NavLinks.tsx';

export function Header() {
  const overFilm = use(CurrentPath) === paths.home;
  return (
    <header
      className={styles.header}
      data-over-film={overFilm}
      data-theme={overFilm ? 'dark' : undefined}
    >
      <Brand />
      <nav className={styles.links} aria-label={frame.mainNavigation}>
        <NavLinks />
      </nav>
      <Drawer />
    </header>
  );
}
