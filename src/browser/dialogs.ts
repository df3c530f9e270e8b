const supports = (element: Element, property: string) => property in element;

/** An open dialog covers its opening button, so only its closing button can be pressed. */
function runCommand(button: Element) {
  const dialog = document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement;
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

/**
 * Browsers open and close dialogs by themselves (commandfor, closedby). This is for engines without
 * these attributes, for links to other pages, and for windows that become too wide for the menu.
 */
export function watchDialogs() {
  const pointer: Record<string, EventTarget | null> = {};
  for (const type of ['pointerdown', 'pointerup'])
    document.addEventListener(type, ({ target }) => {
      pointer[type] = target;
    });
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest('button[commandfor]');
    if (button && !supports(button, 'commandForElement')) runCommand(button);
    // Its children fill the dialog, so a click on the dialog itself is on its backdrop. One that
    // begins or ends inside, as when text is selected, is not meant to close it.
    const isOnBackdrop = target === pointer.pointerdown && target === pointer.pointerup;
    if (target instanceof HTMLDialogElement && isOnBackdrop && !supports(target, 'closedBy'))
      target.close();
    target.closest('a[href^="/"]')?.closest('dialog')?.close();
  });
  // Only the stylesheet knows the width at which the links replace the menu button.
  new ResizeObserver(([button]) => {
    if (!button!.contentRect.width)
      document.querySelector<HTMLDialogElement>('header dialog')!.close();
  }).observe(document.querySelector('header [commandfor]')!);
}
