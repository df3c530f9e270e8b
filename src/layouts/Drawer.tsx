import type { FrameContent } from '../content/read.ts';
import { IconButton } from '../ui/Icon.tsx';
import { IsothermBand } from '../ui/IsothermBand.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Mark } from './Brand.tsx';
import * as styles from './Drawer.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const ID = 'menu';
const NAME_ID = `${ID}-name`;

/**
 * The menu of small windows. The browser opens and closes it (commandfor, closedby);
 * src/browser/dialogs.ts does the rest.
 */
export function Drawer({ frame }: { frame: FrameContent }) {
  const { menu, openMenu, closeMenu } = frame.labels.navigation;
  return (
    <>
      <IconButton icon="menu" label={openMenu} command="show-modal" commandfor={ID} />
      <dialog
        id={ID}
        className={styles.drawer}
        data-theme="dark"
        aria-labelledby={NAME_ID}
        closedby="any"
        // biome-ignore lint/a11y/noAutofocus: so that its name is announced, not just the close button
        autoFocus
      >
        <div className={styles.panel}>
          <div className={styles.bar}>
            <VisuallyHidden>
              <h2 id={NAME_ID}>{menu}</h2>
            </VisuallyHidden>
            <Mark />
            <IconButton icon="close" label={closeMenu} command="close" commandfor={ID} />
          </div>
          <nav className={styles.links} aria-label={menu}>
            <NavLinks frame={frame} />
          </nav>
          <div className={styles.end}>
            <IsothermBand drawing={4} />
            <LanguageSwitch frame={frame} />
            <SocialLinks frame={frame} />
            <p>{frame.content.tagline}</p>
          </div>
        </div>
      </dialog>
    </>
  );
}
