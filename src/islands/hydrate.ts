import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * What Astro asks of React in the browser, in place of @astrojs/react/client.js: that one is three
 * times as long, for slots and server actions, and hydrates when the browser is idle.
 */
export default (island: HTMLElement) => (Component: ComponentType, props: object) => {
  const identifierPrefix = island.getAttribute('prefix')!;
  hydrateRoot(island, createElement(Component, props), { identifierPrefix });
  // Hydration has a low priority, but an event like this one makes React do it at once.
  island.firstElementChild!.dispatchEvent(new Event('keyup', { bubbles: true }));
};
