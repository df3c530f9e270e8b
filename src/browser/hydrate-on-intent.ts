import { ISLAND, importCode, isHydrated, loadOf } from './astro-island.ts';
import { showNotLoaded } from './not-loaded.ts';

/** For the code of an island, in milliseconds. */
const TIME_LIMIT = 120_000;

/**
 * Hydrates an island once a visitor reaches for it. Clicks on its buttons wait, and are repeated
 * once, like the last pointer movement; React then hydrates at once. If the code does not come, a
 * form does what it does without scripts, and a line tells the visitor.
 */
async function watch(island: Element) {
  const waiting = new AbortController();
  /** In the order of their last use. */
  const held = new Set<HTMLButtonElement>();
  let repeatPointer = () => {};
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const listen = (names: string[], act: (event: Event) => void) => {
    for (const name of names)
      island.addEventListener(name, act, { capture: true, signal: waiting.signal });
  };

  listen(['focusin'], () => reach());
  listen(['pointerover', 'pointermove'], (event) => {
    const { target, type } = event;
    repeatPointer = () => target!.dispatchEvent(new PointerEvent(type, event));
    reach();
  });
  // Enter in a field clicks the button of its form as well.
  listen(['click'], (event) => {
    const button = (event.target as Element).closest('button');
    if (!button || button.hasAttribute('commandfor')) return; // the browser opens and closes dialogs
    event.preventDefault();
    event.stopImmediatePropagation();
    held.delete(button);
    held.add(button);
    reach();
  });

  await reached;
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, TIME_LIMIT, 'Timed out'));
    const code = importCode(island).then(() => loadOf(island).promise);
    const load = await Promise.race([code, late]);
    await (await load())();
  } catch {
    showNotLoaded(island);
  } finally {
    waiting.abort();
    repeatPointer();
    // Offline, a post by the browser itself would lose what was typed.
    for (const button of held) if (navigator.onLine || isHydrated(island)) button.click();
  }
}

/** React comes for those who reach for an island; others only read. */
export function watchIslands() {
  for (const island of document.querySelectorAll(ISLAND)) void watch(island);
}
