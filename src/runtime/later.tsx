import { type ComponentType, use, useEffect } from 'react';

/**
 * A part of the document whose code comes later. Until then, inside a Suspense boundary, its markup
 * stands as it is: React brings everything around it to life and leaves it alone.
 */
export function later(load: () => Promise<{ default: ComponentType }>) {
  const code = Promise.withResolvers<ComponentType>();
  const life = Promise.withResolvers<void>();

  function Part() {
    const Arrived = use(code.promise);
    useEffect(() => life.resolve(), []);
    return <Arrived />;
  }

  /** Also awaited where no document has brought the markup: by the build, and in place of another page. */
  async function arrive() {
    const { default: value } = await load();
    code.resolve(value);
    // As React marks a promise that it has seen resolved: the part can be shown at once.
    Object.assign(code.promise, { status: 'fulfilled', value });
  }

  return { Part, arrive, alive: life.promise };
}
