import { useEffect, useRef, useState } from 'react';

/**
 * The chunk of a part that somebody reaches for, and what the part's element needs for it:
 *
 *     const [explorer, reach] = useOnIntent(() => loadChunk(() => import('./explore-trip.ts')));
 *     return <figure {...reach}>…
 *
 * `undefined` until the chunk is there: render what can be read without it. A chunk that does not
 * come is asked for again the next time somebody reaches for the part.
 */
export function useOnIntent<Chunk, Part extends HTMLElement = HTMLElement>(
  load: () => Promise<Chunk>,
) {
  const ref = useRef<Part>(null);
  const [chunk, setChunk] = useState<Chunk>();
  const fetchChunk = () => {
    if (!chunk)
      load()
        .then((loaded) => setChunk(() => loaded))
        .catch(() => {});
  };

  // Whoever reached for the part brought React, which was too late to notice how.
  useEffect(() => {
    if (ref.current?.matches(':hover, :focus-within')) fetchChunk();
  }, []);

  const reach = {
    ref,
    'data-wants-react': '', // src/browser.ts brings React to whoever reaches for it
    onPointerEnter: fetchChunk,
    onFocus: fetchChunk,
  };
  return [chunk, reach] as const;
}
