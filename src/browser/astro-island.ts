/**
 * Everything we use of Astro's islands that its documentation does not promise, as of Astro 7.3.4.
 * When an update moves any of it, the build or tests/e2e/astro-island.spec.ts fails.
 */
import type { ClientDirective } from 'astro';

/** The element around every island. */
export const ISLAND = 'astro-island';

/** Its attribute that names the directive that hydrates it. */
export const DIRECTIVE = 'client';

/**
 * Astro writes two scripts without attributes into a document with islands: the directive and its
 * runtime. The build stops if there are more or fewer (integrations/document.ts).
 */
export const RUNTIME_SCRIPTS = 2;

/** The attribute with the address of both in one file, which integrations/document.ts adds. */
export const RUNTIME = 'runtime-url';

/** Astro removes the attribute once the framework has taken over. */
export const isHydrated = (island: Element) => !island.hasAttribute('ssr');

/**
 * Imports the component and React before Astro does, because Astro retries failed code at another
 * address: that would load a second React, which empties the island. In development the runtime is
 * in the document itself.
 */
export function importCode(island: Element) {
  const names = [RUNTIME, 'component-url', 'renderer-url'];
  const addresses = names.flatMap((name) => island.getAttribute(name) ?? []);
  return Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)));
}

type Load = Parameters<ClientDirective>[0];

/** A symbol cannot collide with a future property of Astro's own element. */
const LOAD = Symbol.for('load');

/** Hands over how an island hydrates, from Astro's runtime to our script. Either may come first. */
export function loadOf(island: Element & { [LOAD]?: PromiseWithResolvers<Load> }) {
  island[LOAD] ??= Promise.withResolvers();
  return island[LOAD];
}
