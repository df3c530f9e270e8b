import { type ComponentType, use, useEffect } from 'react';

/**
 * A part of the document whose code comes later. Until then, inside a Suspense boundary, its markup
 * stands as it is: React brings everything around it to life and leaves it alone.
 */
export function later(load: () => Promise<{ default: ComponentType }>) {
  const code = Promise.withResolvers<ComponentType>();
  const life = Promise.withResolvers<void>();
  let Arrived: ComponentType | undefined;

  function Part() {
    const Now = Arrived ?? use(code.promise);
    useEffect(() => life.resolve(), []);
    return <Now />;
  }

  /** Also awaited where no document has brought the markup: by the build, and in place of another page. */
  async function arrive() {
    Arrived ??= (await load()).default;
    code.resolve(Arrived);
  }

  return { Part, arrive, alive: life.promise };
}
