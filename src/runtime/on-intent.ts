/**
 * Somebody reaches for something: a pointer or a finger comes to it, or the keyboard's focus. Heard
 * on its way down: React keeps to itself what happens in a part that it has not brought to life.
 */
export function onIntent(act: (target: Element) => void, signal?: AbortSignal) {
  for (const name of ['pointerover', 'focusin'])
    document.addEventListener(name, ({ target }) => act(target as Element), {
      passive: true,
      capture: true,
      signal,
    } as AddEventListenerOptions);
}
