import { expect, test } from 'vitest';
import { nameColours } from './mark.ts';

const DARK = '#0a1b33';
const path = (colours: string) => `<path d="M0 0h9v9z"${colours}/>`;

test.each([
  ['dark', path(' fill="#123456"'), '#123456'],
  ['of the colour of text', path(` stroke="${DARK}"`), DARK],
  ['light enough', path(' fill="#ffb000"'), undefined],
  ['of two colours', path(' fill="#123456"') + path(' fill="#ffffff"'), undefined],
])('a mark that is %s → the colour to replace on a dark background', (_, shapes, colour) =>
  expect(nameColours(shapes, DARK)).toEqual({ shapes, colour }),
);

test.each(['', ' fill="currentColor"'])('a mark without a colour of its own%s → black', (fill) => {
  const { shapes, colour } = nameColours(path(fill), DARK);
  expect(shapes).toContain('fill="#000000"');
  expect(colour).toBe('#000000');
});
