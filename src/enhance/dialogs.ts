const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
const hasClosedBy = 'closedBy' in HTMLDialogElement.prototype;

/** 1024 px or less: a menu button in place of the links. Header and Drawer have the same query. */
const narrowView = window.matchMedia('(width <= 1024px)');

function obey(button: Element) {
  const dialog = document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement;
  if (button.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

/**
 * Browsers open and close dialogs by themselves (commandfor, closedby). Added here: engines that do
 * not know these attributes, a link that leads away, and a window too wide for the menu.
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
  narrowView.addEventListener('change', () => {
    document.querySelector<HTMLDialogElement>('header dialog')!.close();
  });
}
