import type { Palette } from '#shapes';

/**
 * Every colour of the brand, each family from dark to light. Styles, the browser's UI, icons and
 * the inbox's pages read them from here.
 */
export const palette: Palette = {
  // Dark backgrounds, and text on light ones.
  'polar-950': '#071426',
  'polar-900': '#0a1b33',
  'polar-800': '#12294a',
  'polar-700': '#1f3d68',
  // Links and focus on light backgrounds.
  'fjord-600': '#1d55a5',
  // Lines and muted text on dark backgrounds.
  'ice-500': '#4f89c7',
  'ice-400': '#8db3dd',
  'ice-200': '#c6d8eb',
  // Light backgrounds.
  'frost-100': '#e8eff6',
  'snow-50': '#f5f8fb',
  white: '#ffffff',
  // Muted text on light backgrounds.
  'steel-600': '#465770',
  // The one warm colour: the held line, and actions on dark backgrounds.
  'dawn-950': '#2a1a10',
  'dawn-600': '#c9711b',
  'dawn-400': '#f4ae64',
  'dawn-300': '#ffc98f',
  'dawn-100': '#f0d3b8',
  // Errors.
  'flare-700': '#b42318',
  'flare-200': '#ffb4ab',
};
