import mark from '#company/mark.svg?raw';
import { palette } from './palette.ts';

export const [, attributes = '', shapes = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(mark)!;

/** The company's mark for a dark background, to be embedded in another SVG. */
export function drawMark({ x, y, size }: { x: number; y: number; size: number }) {
  const drawn = shapes
    .replaceAll(palette['polar-900']!, palette.white!)
    .replaceAll(palette['dawn-600']!, palette['dawn-400']!);
  const own = attributes.replace(/\s(x|y|width|height)="[^"]*"/g, '');
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}"${own}>${drawn}</svg>`;
}
