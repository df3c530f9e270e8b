import mark from '#company/mark.svg?raw';
import { palette } from './palette.ts';
import { embeddableSvg } from './svg.ts';

const { viewBox, shapes } = embeddableSvg(mark);

/** The mark with other colours for the two that change with the background. */
const painted = (text: string, accent: string) =>
  shapes.replaceAll(palette['polar-900']!, text).replaceAll(palette['dawn-600']!, accent);

/** The company's mark, to be embedded in a page. */
export const markInPage = { viewBox, shapes: painted('currentColor', 'var(--color-accent)') };

/** The company's mark in its own colours, as a file. */
export const markFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>\n`;

/** The company's mark for a dark background, to be embedded in another SVG. */
export function drawMark({ x, y, size }: { x: number; y: number; size: number }) {
  const onDark = painted(palette.white!, palette['dawn-400']!);
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">${onDark}</svg>`;
}
