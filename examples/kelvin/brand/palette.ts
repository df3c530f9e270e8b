import type { Palette } from '#shapes';

/**
 * Every colour of the brand, from the darkest to the lightest of its family. Styles, the browser's
 * frame, icons and the inbox's pages read them from here.
 */
export const palette: Palette = {
  // Dark grounds, and text on light ones.
  'polar-950': '#071426',
  'polar-900': '#0a1b33',
  'polar-800': '#12294a',
  'polar-700': '#1f3d68',
  // Links and focus on light grounds.
  'fjord-600': '#1d55a5',
  // Lines and quiet text on dark grounds.
  'ice-500': '#4f89c7',
  'ice-400': '#8db3dd',
  'ice-200': '#c6d8eb',
  // Light grounds.
  'frost-100': '#e8eff6',
  'snow-50': '#f5f8fb',
  white: '#ffffff',
  // Quiet text on light grounds.
  'steel-600': '#465770',
  // The one warm colour: the held line, and actions on dark grounds.
  'dawn-950': '#2a1a10',
  'dawn-600': '#c9711b',
  'dawn-400': '#f4ae64',
  'dawn-300': '#ffc98f',
  'dawn-100': '#f0d3b8',
  // Mistakes.
  'flare-700': '#b42318',
  'flare-200': '#ffb4ab',
};
