import mark from '#company/mark.svg?raw';
import { drawingOf } from './drawing.ts';
import { palette } from './palette.ts';

const { viewBox, shapes } = drawingOf(mark);

/** The mark with other colours for the two that change with the background. */
const painted = (text: string, held: string) =>
  shapes.replaceAll(palette['polar-900']!, text).replaceAll(palette['dawn-600']!, held);

/** The company's mark, to be embedded in a page. */
export const inPage = { viewBox, shapes: painted('currentColor', 'var(--color-held)') };

/** The company's mark in its own colours, as a file. */
export const asFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>\n`;

/** The company's mark for a dark background, to be embedded in another SVG. */
export function drawMark({ x, y, size }: { x: number; y: number; size: number }) {
  const onDark = painted(palette.white!, palette['dawn-400']!);
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">${onDark}</svg>`;
}
