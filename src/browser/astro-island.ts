/**
 * All that we use of Astro's islands and that its documentation does not promise. Seen in Astro
 * 7.3.4; tests/e2e/astro-island.spec.ts fails when an update moves it.
 */

/** Astro removes the attribute once the framework has taken over. */
export const isHydrated = (island: Element) => !island.hasAttribute('ssr');

/**
 * Imports the component and React before Astro does. Astro asks for failed code again at another
 * address, and that brings a second React, which would empty the island.
 */
export function importCode(island: Element) {
  const addresses = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name)!);
  return Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)));
}
