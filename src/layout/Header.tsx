import { use } from 'react';
import { frame, navigation } from '#words/frame.ts';
import { paths } from '#words/paths.ts';
import { Brand } from './Brand.tsx';
import { Drawer } from './Drawer.tsx';
import * as styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { CurrentPath, NavLinks } from './NavLinks.tsx';

/** Letters that fit beside the company's name just above the drawer's width; a gap counts as 3. */
const ROOM = import.meta.env.MULTILINGUAL ? 50 : 62;
const isLong = navigation.reduce((sum, { label }) => sum + label.length + 3, 0) > ROOM;

export function Header() {
  const overFilm = use(CurrentPath) === paths.home;
  return (
    <header
      className={styles.header}
      data-over-film={overFilm}
      data-long={isLong}
      data-theme={overFilm ? 'dark' : undefined}
    >
      <Brand />
      <nav className={styles.links} aria-label={frame.mainNavigation}>
        <NavLinks />
      </nav>
      {import.meta.env.MULTILINGUAL && (
        <div className={styles.languages}>
          <LanguageSwitch />
        </div>
      )}
      <div className={styles.menu}>
        <Drawer />
      </div>
    </header>
  );
}
