import type { Frame } from '../content/read.ts';
import { Brand } from './Brand.tsx';
import { Drawer } from './Drawer.tsx';
import * as styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NavLinks } from './NavLinks.tsx';

/** How many letters of links fit beside the brand at 1025 px. The gap after a link counts as 3. */
const ROOM = { alone: 62, besideLanguages: 50 };

export function Header({ frame }: { frame: Frame }) {
  const { navigation, mainNavigation } = frame.words;
  const room = frame.languages.length > 1 ? ROOM.besideLanguages : ROOM.alone;
  const isLong = navigation.reduce((sum, { label }) => sum + label.length + 3, 0) > room;
  const overFilm = frame.page === 'home';
  return (
    <header
      className={styles.header}
      data-over-film={overFilm}
      data-long={isLong}
      data-theme={overFilm ? 'dark' : undefined}
    >
      <Brand frame={frame} />
      <nav className={styles.links} aria-label={mainNavigation}>
        <NavLinks frame={frame} />
      </nav>
      {frame.languages.length > 1 && (
        <div className={styles.languages}>
          <LanguageSwitch frame={frame} />
        </div>
      )}
      <div className={styles.menu}>
        <Drawer frame={frame} />
      </div>
    </header>
  );
}
