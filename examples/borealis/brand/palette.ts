import type { Palette } from '#shapes';

/** Green and ivory. The names are the site's; the colours are the company's. */
export const palette: Palette = {
  'polar-950': '#0c1f17',
  'polar-900': '#12301f',
  'polar-800': '#1a4530',
  'polar-700': '#2a5f45',
  'fjord-600': '#17673f',
  'ice-500': '#4f9a74',
  'ice-400': '#9cc9ae',
  'ice-200': '#cfe3d3',
  'frost-100': '#efeadb',
  'snow-50': '#faf7ee',
  white: '#ffffff',
  'steel-600': '#4c5a4e',
  'dawn-950': '#2b2408',
  'dawn-600': '#a8741a',
  'dawn-400': '#e6c35c',
  'dawn-300': '#f3d988',
  'dawn-100': '#ecdfb6',
  'flare-700': '#a4281b',
  'flare-200': '#ffb4ab',
};
