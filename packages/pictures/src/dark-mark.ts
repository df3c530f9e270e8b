import { readFileSync } from 'node:fs';
import { palette } from '../../../site/company.ts';
import { darkGroundColours, readMark, recolour } from '../../../site/mark.ts';

/** The company's mark as it stands on a dark ground. */
export const darkMark = recolour(
  readMark(readFileSync('company/brand/mark.svg', 'utf8')),
  darkGroundColours(palette),
);
