import { type ComponentType, use, useEffect } from 'react';

/**
 * A part of the document whose code is loaded later. Until then it needs a Suspense boundary: React
 * hydrates everything around it and leaves its markup as it is.
 */
export function later(load: () => Promise<{ default: ComponentType }>) {
  const code = Promise.withResolvers<ComponentType>();
  const hydration = Promise.withResolvers<void>();

  function Part() {
    const Loaded = use(code.promise);
    useEffect(() => hydration.resolve(), []);
    return <Loaded />;
  }

  /** Must be awaited first if the document has no markup for it: prerendering, the next page. */
  async function loadPart() {
    const { default: value } = await load();
    code.resolve(value);
    // React marks a resolved promise like this; so the part renders at once.
    Object.assign(code.promise, { status: 'fulfilled', value });
  }

  return { Part, load: loadPart, hydrated: hydration.promise };
}
