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
 * Imports the component and React before Astro does, because Astro tries failed code again at
 * another address, and a second React would empty the island. In development the document itself
 * contains the runtime.
 */
export function importCode(island: Element) {
  const names = [RUNTIME, 'component-url', 'renderer-url'];
  const addresses = names.flatMap((name) => island.getAttribute(name) ?? []);
  return Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)));
}

type Load = Parameters<ClientDirective>[0];

/** A symbol, which cannot collide with a future property of Astro's element. */
const LOAD = Symbol.for('load');

/**
 * The promise by which Astro's runtime passes our script the function that hydrates an island.
 * Either of the two may ask for it first.
 */
export function deferredLoad(island: Element & { [LOAD]?: PromiseWithResolvers<Load> }) {
  island[LOAD] ??= Promise.withResolvers();
  return island[LOAD];
}
