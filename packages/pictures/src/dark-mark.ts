import { readFileSync } from 'node:fs';
import { darkGroundColours, readMark, recolour } from '../../../content/mark.ts';
import { palette } from '../../../site/company.ts';

/** The company's mark as it stands on a dark ground. */
export const darkMark = recolour(
  readMark(readFileSync('company/brand/mark.svg', 'utf8')),
  darkGroundColours(palette),
);
