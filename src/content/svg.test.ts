import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanSvg, embeddableSvg } from './svg.ts';

/** As a drawing program writes it: colours in styles and classes, and its own metadata. */
const INKSCAPE = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
     width="24" height="24" viewBox="0 0 24 24" inkscape:version="1.4">
  <style>.warm { fill: #F4AE64 }</style>
  <path style="fill:rgb(10, 27, 51);stroke:none" d="M0 0h9v9z"/>
  <path class="warm" d="M9 9h9v9z"/>
</svg>`;

/** With entities, a switch, and styles of its own. */
const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" x="0px" y="0px"
   width="64px" height="64px" viewBox="0 0 64 64" style="enable-background:new 0 0 64 64;" xml:space="preserve">
  <switch>
    <foreignObject requiredExtensions="&ns_ai;"><i:pgfRef xlink:href="#pgf"/></foreignObject>
    <g i:extraneous="self">
      <style type="text/css">.st0{fill:url(#A);} .st1{clip-path:url(#B);fill:#0A5C8F;}</style>
      <linearGradient id="A"><stop offset="0" style="stop-color:#0A5C8F"/>
        <stop offset="1" style="stop-color:#4F89C7"/></linearGradient>
      <circle class="st0" cx="32" cy="32" r="30"/>
      <clipPath id="B"><use xlink:href="#C" style="overflow:visible;"/></clipPath>
      <defs><rect id="C" x="10" y="10" width="20" height="20"/></defs>
      <polygon class="st1" points="32,6 36,28 58,32 36,36 32,58 28,36 6,32 28,28"/>
    </g>
  </switch>
</svg>`;

/** With a mask by opacity. */
const FIGMA = `<svg width="64" height="64" fill="none" xmlns="http://www.w3.org/2000/svg">
  <mask id="mask0_1_2" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64">
    <circle cx="32" cy="32" r="30" fill="black"/>
  </mask>
  <g clip-path="url(#clip0_1_2)" mask="url(#mask0_1_2)"><rect width="64" height="64" fill="url(#a)"/></g>
  <defs>
    <linearGradient id="a"><stop stop-color="#0A5C8F"/><stop offset="1" stop-color="white"/></linearGradient>
    <clipPath id="clip0_1_2"><rect width="64" height="50" fill="white"/></clipPath>
  </defs>
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
  const svg = cleanSvg(INKSCAPE);
  expect(svg).toContain('fill="#0a1b33"');
  expect(svg).toContain('fill="#f4ae64"');
  expect(svg).not.toMatch(/style|class|inkscape/);
});

test.each(Object.entries({ INKSCAPE, ILLUSTRATOR, FIGMA }))(
  'a drawing from %s → looks as it did there',
  async (_, svg) => {
    const { viewBox, shapes } = embeddableSvg(svg);
    const [, , width, height] = viewBox.split(' ');
    const ours = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${shapes}</svg>`;
    const pixels = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer();
    expect((await pixels(ours)).equals(await pixels(svg))).toBe(true);
  },
);

test('a drawing that runs or fetches something → only its shapes', () => {
  const svg = cleanSvg(HOSTILE);
  expect(svg).toContain('M0 0h5z');
  expect(svg).not.toMatch(/alert|script|foreignObject|onload|onclick|a\.example/);
});

test.each([
  '<a/><image href="https://a.example/spy.png"/>',
  '<a/><foreignObject><iframe src="https://a.example"/></foreignObject>',
  '<a/><g><a><set attributeName="href" to="javascript:alert(1)"/><path/></a></g>',
  '<a href="javascript:alert(1)"/><script>alert(2)</script>',
  '<path fill="URL(https://a.example/spy.svg#a)" d="M1 1h5z"/>',
  '<path fill="u\\72l(https://a.example/spy.svg#a)" d="M1 1h5z"/>',
  '<use href="data:image/svg+xml,alert#a"/>',
  '<path mask="image-set(\'https://a.example/spy.png\' 1x)" d="M1 1h5z"/>',
])('a drawing with %s → only its other shapes', (hostile) => {
  const svg = cleanSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${hostile}<path d="M0 0h5z"/></svg>`,
  );
  expect(svg).toContain('M0 0h5z');
  expect(svg).not.toMatch(/a\.example|alert|iframe/);
});

test('a drawing that names a stylesheet → the drawing without it', () => {
  const svg = INKSCAPE.replace('?>', '?><?xml-stylesheet href="https://a.example/spy.css"?>');
  expect(cleanSvg(svg)).not.toContain('a.example');
  expect(embeddableSvg(svg).viewBox).toBe('0 0 24 24');
});

test('a drawing for a page → its box, and its shapes in a group', () => {
  const svg = INKSCAPE.replace('<path style', '<defs><path id="a" d="M0 0"/></defs><path style');
  const { viewBox, shapes } = embeddableSvg(svg);
  expect(viewBox).toBe('0 0 24 24');
  expect(shapes).toMatch(/^<g>.*<\/g>$/s);
});

test('two drawings in a page with the same ids → no id in common', () => {
  const idsOf = (prefix: string) => embeddableSvg(FIGMA, prefix).shapes.match(/(?<= id=")[^"]+/g)!;
  const [mark, icon] = [idsOf('mark'), idsOf('icon-svg')];
  expect(mark).toHaveLength(3);
  expect(mark.filter((id) => icon.includes(id))).toEqual([]);
});
