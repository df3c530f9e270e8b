/**
 * All that we use of Astro's islands and that its documentation does not promise. Seen in Astro
 * 7.3.4; tests/e2e/astro-island.spec.ts and the build fail when an update moves it.
 */
import type { ClientDirective } from 'astro';

/** The element around every island. */
export const ISLAND = 'astro-island';

/** Its attribute that names the directive by which it is hydrated. */
export const DIRECTIVE = 'client';

/**
 * Into a document with islands Astro writes two scripts, without attributes: the directive, and its
 * runtime. The build stops if there are more or fewer: integrations/document.ts.
 */
export const RUNTIME_SCRIPTS = 2;

/** The address of both in one file, which the build gives to each island: integrations/document.ts. */
export const RUNTIME = 'runtime-url';

/** Astro removes the attribute once the framework has taken over. */
export const isHydrated = (island: Element) => !island.hasAttribute('ssr');

/**
 * Imports the component and React before Astro does. Astro asks for failed code again at another
 * address, and that brings a second React, which would empty the island. In development the runtime
 * stands in the document.
 */
export function importCode(island: Element) {
  const names = [RUNTIME, 'component-url', 'renderer-url'];
  const addresses = names.flatMap((name) => island.getAttribute(name) ?? []);
  return Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)));
}

type Load = Parameters<ClientDirective>[0];

/** A symbol cannot collide with what Astro's own element may have one day. */
const LOAD = Symbol.for('load');

/** How to hydrate an island: from Astro's runtime, for our script. Either may be there first. */
export function loadOf(island: Element & { [LOAD]?: PromiseWithResolvers<Load> }) {
  island[LOAD] ??= Promise.withResolvers();
  return island[LOAD];
}
