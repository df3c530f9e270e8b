import { expect, test } from 'vitest';
import { palette } from '#company/brand/palette.ts';
import { UserError } from '../user-error.ts';
import { drawMark, markModule, pageColours, readMark, recolour } from './mark.ts';

const DESIGNED = `<?xml version="1.0"?>
<!-- made with a drawing program -->
<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" class="logo">
  <title>A mark</title>
  <defs><linearGradient id="sky"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
  <g id="layer" transform="rotate(3)">
    <circle cx='32' cy='32' r="20" fill="url(#sky)"/>
    <path d="M1 1h9" stroke="${palette['polar-900'].toUpperCase()}" stroke-width="4"/>
  </g>
</svg>`;

test('any shapes → drawn as they are, without what a page does not need', () => {
  expect(readMark(DESIGNED)).toBe(
    '<svg viewBox="0 0 64 64"><defs><linearGradient id="sky">' +
      '<stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
      '<g transform="rotate(3)"><circle cx="32" cy="32" r="20" fill="url(#sky)"/>' +
      `<path d="M1 1h9" stroke="${palette['polar-900']}" stroke-width="4"/></g></svg>`,
  );
});

/** As Illustrator and Inkscape write it. */
const PAINTED = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><style>
  .st0, .st1 { fill: rgb(10, 27, 51); }
  .st1 { stroke: #FFF; }
</style></defs><g><path class="st0" d="M0 0"/><path class="st1" d="M1 1"/>
<path class="st1" d="M2 2" style="fill:none;stroke-width:2px;-inkscape-stroke:none"/></g></svg>`;

test('painted by rules and styles → by attributes, in colours as a palette writes them', () => {
  expect(readMark(PAINTED)).toBe(
    '<svg viewBox="0 0 9 9"><defs/><g><path d="M0 0" fill="#0a1b33"/>' +
      '<path d="M1 1" fill="#0a1b33" stroke="#fff"/>' +
      '<path d="M2 2" stroke="#fff" fill="none" stroke-width="2px"/></g></svg>',
  );
});

test('a size is asked for → drawn that large, not as large as its file says', () => {
  expect(drawMark(readMark(DESIGNED), { x: 7, size: 18 })).toMatch(
    /^<svg xmlns="[^"]+" x="7" y="0" width="18" height="18" viewBox="0 0 64 64"><defs>/,
  );
});

test("on a page → React's names, the text's colour where the palette's is, ids only where needed", () => {
  const source = markModule(recolour(readMark(DESIGNED), pageColours(palette)));
  expect(source).toContain('"stroke":"currentColor","strokeWidth":"4"');
  expect(source).toContain('"id":"sky"');
  expect(source).not.toContain('layer');
  expect(source).toContain('export const attributes = {"viewBox":"0 0 64 64"}');
});

test.each([
  ['<svg viewBox="0 0 1 1"><script>1</script></svg>', 'The drawing has the element <script>.'],
  [
    '<svg viewBox="0 0 1 1"><style>@media print { path { fill: red } }</style><path/></svg>',
    'The drawing has the element <style>. Its rules do more than paint shapes.',
  ],
  [
    '<svg viewBox="0 0 1 1"><path style="mix-blend-mode:screen"/></svg>',
    'The drawing has the style mix-blend-mode:screen.',
  ],
  ['<svg viewBox="0 0 1 1"><path', 'The drawing cannot be read. Put an SVG there.'],
  ['<svg viewBox="0 0 1 1"><path onclick="x()"/></svg>', 'The drawing has the attribute onclick.'],
  ['<svg><path d="M0 0"/></svg>', 'The drawing has no <svg> with a viewBox.'],
  ['', 'The drawing has no <svg> with a viewBox.'],
])('%s → refused with the reason', (svg, reason) => {
  expect(() => readMark(svg)).toThrow(UserError);
  expect(() => readMark(svg)).toThrow(reason);
});
