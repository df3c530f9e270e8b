import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Replaces @astrojs/react/client.js, which is three times as large, for slots and server actions,
 * and hydrates only when the browser is idle.
 */
export default (island: HTMLElement) => (Component: ComponentType, props: object) => {
  const identifierPrefix = island.getAttribute('prefix')!;
  hydrateRoot(island, createElement(Component, props), { identifierPrefix });
  // Hydration has a low priority, but an event like this makes React do it at once.
  island.firstElementChild!.dispatchEvent(new Event('keyup', { bubbles: true }));
};
