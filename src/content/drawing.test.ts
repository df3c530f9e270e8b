import { expect, test } from 'vitest';
import { cleaned, drawingOf } from './drawing.ts';

/** As an editor of drawings writes it: colours in styles and classes, and its own notes. */
const INKSCAPE = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
     width="24" height="24" viewBox="0 0 24 24" inkscape:version="1.4">
  <style>.warm { fill: #F4AE64 }</style>
  <path style="fill:rgb(10, 27, 51);stroke:none" d="M0 0h9v9z"/>
  <path class="warm" d="M9 9h9v9z"/>
</svg>`;

const HOSTILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)">
  <script>alert(2)</script>
  <foreignObject><p onclick="alert(3)">text</p></foreignObject>
  <a href="javascript:alert(4)"><path d="M0 0h5z" onclick="alert(5)"/></a>
  <image href="https://a.example/spy.png"/>
  <path fill="url(https://a.example/spy.svg#a)" d="M1 1h5z"/>
  <set attributeName="href" to="javascript:alert(6)"/>
</svg>`;

test('a drawing with styles and classes → the same colours as attributes', () => {
  const svg = cleaned(INKSCAPE);
  expect(svg).toContain('fill="#0a1b33"');
  expect(svg).toContain('fill="#f4ae64"');
  expect(svg).not.toMatch(/style|class|inkscape/);
});

test('a drawing that runs or fetches something → its shapes, and nothing else', () => {
  const svg = cleaned(HOSTILE);
  expect(svg).toContain('M0 0h5z');
  expect(svg).not.toMatch(/alert|script|foreignObject|onload|onclick|a\.example/);
});

test('a drawing for a page → its box, its shapes in a group, ids of its own', () => {
  const svg = INKSCAPE.replace('<path style', '<defs><path id="a" d="M0 0"/></defs><path style');
  const { viewBox, shapes } = drawingOf(svg);
  expect(viewBox).toBe('0 0 24 24');
  expect(shapes).toMatch(/^<g>.*<\/g>$/s);
});
