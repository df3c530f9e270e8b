import {
  type CustomPlugin,
  optimize,
  type XastElement,
  type XastNode,
  type XastParent,
} from 'svgo';
import { UserError } from '../user-error.ts';
import type { Palette } from './shapes.ts';

const WITHOUT_LOOKS = ['title', 'desc', 'metadata', 'sodipodi:namedview'];
const FORBIDDEN: Record<string, string> = {
  style: 'Its rules do more than paint shapes. Draw it without them.',
  text: 'Turn text into outlines.',
  ...Object.fromEntries(
    ['script', 'image', 'foreignObject', 'a'].map((name) => [name, 'Draw it with shapes alone.']),
  ),
};

const unusable = (found: string, fix: string) => new UserError(`The drawing has ${found}. ${fix}`);

function readAttribute(name: string, value: string, attributes: Record<string, string>) {
  if (/^on/i.test(name)) throw unusable(`the attribute ${name}`, 'Take the script out of it.');
  // A drawing program's private properties begin with a hyphen, such as -inkscape-stroke.
  if (name === 'style' && /(^|;)\s*[^-\s;]/.test(value))
    throw unusable(`the style ${value}`, 'No attribute can say that. Draw it without.');
  if (/^xml|:|^(class|style|version)$/.test(name)) delete attributes[name];
}

const remove = (node: XastNode, parent: XastParent) => {
  parent.children = parent.children.filter((child) => child !== node);
};

/** Refuses what a page may not contain, and takes away what it does not need. */
const inspect: CustomPlugin = {
  name: 'inspect',
  fn: () => ({
    doctype: { enter: remove },
    instruction: { enter: remove },
    comment: { enter: remove },
    element: {
      enter(element, parent) {
        const { name, attributes } = element;
        if (WITHOUT_LOOKS.includes(name)) return remove(element, parent);
        if (FORBIDDEN[name]) throw unusable(`the element <${name}>`, FORBIDDEN[name]);
        for (const [key, value] of Object.entries(attributes))
          readAttribute(key, value, attributes);
      },
    },
  }),
};

/**
 * The shapes of a designer's SVG: any elements and attributes that a page may contain. Drawing
 * programs write styles, which the content policy blocks; attributes do the same.
 */
export function readMark(svg: string) {
  const colours = { names2hex: true, rgb2hex: true, shorthex: false, shortname: false };
  try {
    const { data } = optimize(svg, {
      plugins: [
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        { name: 'convertColors', params: colours }, // as in the palette
        inspect,
        'removeDimensions',
        { name: 'cleanupIds', params: { minify: false } },
      ],
    });
    if (/^<svg [^>]*viewBox=/.test(data)) return data;
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError('The drawing cannot be read. Put an SVG there.');
  }
  throw unusable('no <svg> with a viewBox', 'Export it as SVG with viewBox="0 0 width height".');
}

export const recolour = (mark: string, colours: Record<string, string>) =>
  mark.replace(/"(#[0-9a-f]{6})"/g, (_, colour) => `"${colours[colour] ?? colour}"`);

/** On a page: the text's colour and the warm one change with the background. */
export const pageColours = (palette: Palette) => ({
  [palette['polar-900']]: 'currentColor',
  [palette['dawn-600']]: 'var(--color-held)',
});

/** On its own dark background: icons and share pictures. */
export const darkGroundColours = (palette: Palette) => ({
  [palette['polar-900']]: palette.white,
  [palette['dawn-600']]: palette['dawn-400'],
});

type Place = { x?: number; y?: number; size: number };

/** As an SVG of its own at the requested size. */
export const drawMark = (mark: string, { x = 0, y = 0, size }: Place) =>
  mark.replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${size}" height="${size}"`,
  );

const propertyName = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const propertiesOf = ({ attributes }: XastElement) =>
  JSON.stringify(attributes).replace(/"[\w-]+":/g, propertyName);

const elementsIn = ({ children }: XastParent) => children.filter((it) => it.type === 'element');

function sourceOf(element: XastElement, key: number): string {
  const children = elementsIn(element).map(sourceOf);
  const given = propertiesOf(element);
  const props = children.length ? `{...${given},children:[${children.join()}]}` : given;
  return `jsx(${JSON.stringify(element.name)},${props},${key})`;
}

/** As source code of React elements. */
export function markModule(mark: string) {
  let source = '';
  const write = (root: XastParent) => {
    const [svg] = elementsIn(root) as [XastElement];
    source = `import { jsx } from 'react/jsx-runtime';
export const attributes = ${propertiesOf(svg)};
export const shapes = [${elementsIn(svg).map(sourceOf).join()}];
`;
  };
  optimize(mark, { plugins: [{ name: 'write', fn: write }] });
  return source;
}
