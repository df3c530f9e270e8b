import { type MouseEvent, useEffect, useRef } from 'react';
import { company } from '#company/facts.ts';
import { frame } from '#words/frame.ts';
import { HeldLine } from '../ui/HeldLine.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as styles from './Drawer.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Mark } from './Mark.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useNarrowView } from './use-narrow-view.ts';

const ID = 'menu';

/** Engines without invoker commands get the same from a click handler; the others would do it twice. */
const whereCommandsAreMissing = (act: () => void) => () => {
  if (!('commandForElement' in HTMLButtonElement.prototype)) act();
};

/** The menu of small windows. The browser opens and closes it (commandfor, closedby): it works before React arrives. */
export function Drawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const narrow = useNarrowView();
  const open = () => dialog.current?.showModal();
  const close = () => dialog.current?.close();
  const closeOnBackdrop = (event: MouseEvent) => event.target === event.currentTarget && close();

  useEffect(() => {
    if (!narrow) dialog.current?.close();
  }, [narrow]);

  return (
    <>
      <IconButton
        icon="menu"
        label={frame.menu.open}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={ID}
        onClick={whereCommandsAreMissing(open)}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own */}
      <dialog
        ref={dialog}
        id={ID}
        className={styles.drawer}
        data-theme="dark"
        aria-label={frame.menu.name}
        closedby="any"
        onClick={closeOnBackdrop}
      >
        <div className={styles.panel}>
          <div className={styles.bar}>
            <Mark />
            <IconButton
              icon="close"
              label={frame.menu.close}
              command="close"
              commandfor={ID}
              onClick={whereCommandsAreMissing(close)}
            />
          </div>
          <nav className={styles.links} aria-label={frame.menu.name}>
            <NavLinks onClick={close} />
          </nav>
          <div className={styles.end}>
            <HeldLine />
            {import.meta.env.MULTILINGUAL && <LanguageSwitch />}
            <SocialLinks />
            <p>{company.tagline}</p>
          </div>
        </div>
      </dialog>
    </>
  );
}
