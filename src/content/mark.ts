import { wcagContrast } from 'culori';
import mark from '#company/mark.svg?raw';
import { palette } from './palette.ts';
import { embeddableSvg } from './svg.ts';

const BLACK = '#000000';
const COLOUR = /#[\da-f]{6}\b/g;
/** WCAG requires it of graphics. */
const LOWEST_CONTRAST = 3;

/** Names the colours of a mark, and returns the only one of them if it is dim on dark. */
export function nameColours(drawing: string, dark: string) {
  const named = drawing.replaceAll(/currentcolor/gi, BLACK);
  const [colour = BLACK, ...others] = new Set(named.match(COLOUR));
  const shapes = named.includes(colour) ? named : `<g fill="${colour}">${named}</g>`;
  const isDim = others.length === 0 && wcagContrast(colour, dark) < LOWEST_CONTRAST;
  return { shapes, colour: isDim ? colour : undefined };
}

const TEXT = palette['polar-900']!;
const { viewBox, shapes: drawing } = embeddableSvg(mark);
const { shapes, colour = TEXT } = nameColours(drawing, TEXT);

/** The mark with other colours for those that change with the background. */
const recolour = (text: string, accent: string) =>
  shapes.replaceAll(colour, text).replaceAll(palette['dawn-600']!, accent);

const textColour = colour === TEXT ? 'currentColor' : `light-dark(${colour}, currentColor)`;

/** The company's mark, to be embedded in a page. */
export const markInPage = { viewBox, shapes: recolour(textColour, 'var(--color-accent)') };

/** The company's mark in its own colours, as a file. */
export const markFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>\n`;

/** The company's mark for a dark background, to be embedded in another SVG. */
export function drawMark({ x, y, size }: { x: number; y: number; size: number }) {
  const onDark = recolour(palette.white!, palette['dawn-400']!);
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">${onDark}</svg>`;
}
