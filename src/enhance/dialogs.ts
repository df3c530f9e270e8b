const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
const hasClosedBy = 'closedBy' in HTMLDialogElement.prototype;

function obey(button: Element) {
  const dialog = document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement;
  if (button.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

/**
 * Browsers open and close dialogs by themselves (commandfor, closedby). Added here: engines that do
 * not know these attributes, a link that leads away, and a window that grew too wide for the menu.
 */
export function watchDialogs() {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest('button[commandfor]');
    if (button && !hasCommands) obey(button);
    // The inside of a dialog is its children: a click on the dialog itself is one on its backdrop.
    if (target instanceof HTMLDialogElement && !hasClosedBy) target.close();
    target.closest('a[href^="/"]')?.closest('dialog')?.close();
  });
  // The style sheet alone knows when the menu's button makes room for the links.
  new ResizeObserver(([button]) => {
    if (!button!.contentRect.width)
      document.querySelector<HTMLDialogElement>('header dialog')!.close();
  }).observe(document.querySelector('header [commandfor]')!);
}
