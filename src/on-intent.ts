/** Somebody reaches for something: a pointer or a finger comes to it, or the keyboard's focus. */
export function onIntent(act: (target: Element) => void) {
  for (const name of ['pointerover', 'focusin'])
    document.addEventListener(name, ({ target }) => act(target as Element), { passive: true });
}
