import { readFileSync } from 'node:fs';
import { palette } from '#company/brand/palette.ts';
import { darkGroundColours, markText, readMark, recolour } from '../../site/mark.ts';

const mark = recolour(
  readMark(readFileSync('company/brand/mark.svg', 'utf8')),
  darkGroundColours(palette),
);

type Place = { x?: number; y?: number; size: number };

/** The company's mark as an SVG element of its own, for a dark ground. */
export const drawMark = ({ x = 0, y = 0, size }: Place) =>
  markText({
    ...mark,
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      x: `${x}`,
      y: `${y}`,
      width: `${size}`,
      height: `${size}`,
      ...mark.attributes,
    },
  });
