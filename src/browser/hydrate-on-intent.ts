import { deferredLoad, ISLAND, importCode, isHydrated } from './astro-island.ts';
import { showNotLoaded } from './not-loaded.ts';

/** How long the code of an island may take to load, in milliseconds. */
const TIME_LIMIT = 120_000;

/**
 * Holds back clicks on the island's buttons until its code is there. Then it repeats them, and the
 * last pointer movement, which makes React hydrate at once. If the code cannot be loaded, a form
 * works as it does without scripts, and a line says so.
 */
async function hydrateOnceReached(island: Element) {
  const listening = new AbortController();
  /** The buttons, in the order of their last click. */
  const clicked = new Set<HTMLButtonElement>();
  let repeatPointer = () => {};
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const listen = (names: string[], handle: (event: Event) => void) => {
    for (const name of names)
      island.addEventListener(name, handle, { capture: true, signal: listening.signal });
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
    clicked.delete(button);
    clicked.add(button);
    reach();
  });

  await reached;
  try {
    const timeout = new Promise<never>((_, reject) => setTimeout(reject, TIME_LIMIT, 'Timed out'));
    const code = importCode(island).then(() => deferredLoad(island).promise);
    const load = await Promise.race([code, timeout]);
    await (await load())();
  } catch {
    showNotLoaded(island);
  } finally {
    listening.abort();
    repeatPointer();
    // Offline, a post by the browser itself would lose what was typed.
    if (navigator.onLine || isHydrated(island)) {
      for (const button of clicked) button.click();
    }
  }
}

/** Loads React only for visitors who reach for an island: hover, touch or focus it. */
export function hydrateOnIntent() {
  for (const island of document.querySelectorAll(ISLAND)) void hydrateOnceReached(island);
}
