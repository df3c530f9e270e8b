const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
const hasClosedBy = 'closedBy' in HTMLDialogElement.prototype;

function runCommand(button: Element) {
  const dialog = document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement;
  if (button.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

/**
 * Browsers open and close dialogs by themselves (commandfor, closedby). Added here: engines without
 * these attributes, a link to another page, and a window that became too wide for the menu.
 */
export function watchDialogs() {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest('button[commandfor]');
    if (button && !hasCommands) runCommand(button);
    // Its children fill the dialog, so a click on the dialog itself is on its backdrop.
    if (target instanceof HTMLDialogElement && !hasClosedBy) target.close();
    target.closest('a[href^="/"]')?.closest('dialog')?.close();
  });
  // Only the stylesheet knows the width at which the links replace the menu button.
  new ResizeObserver(([button]) => {
    if (!button!.contentRect.width)
      document.querySelector<HTMLDialogElement>('header dialog')!.close();
  }).observe(document.querySelector('header [commandfor]')!);
}
