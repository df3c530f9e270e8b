import type { FrameContent } from '../content/read.ts';
import { Brand } from './Brand.tsx';
import { Drawer } from './Drawer.tsx';
import * as styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NavLinks } from './NavLinks.tsx';

export function Header({ frame }: { frame: FrameContent }) {
  const overFilm = frame.page === 'home';
  return (
    <header
      className={styles.header}
      data-over-film={overFilm}
      data-theme={overFilm ? 'dark' : undefined}
    >
      <Brand frame={frame} />
      <nav className={styles.links} aria-label={frame.labels.navigation.main}>
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
