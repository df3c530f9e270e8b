import { type Config, optimize } from 'svgo';
import { UserError } from '../user-error.ts';
import type { Palette } from './shapes.ts';

type Attributes = Record<string, string>;
export type MarkElement = { name: string; attributes: Attributes; children: MarkElement[] };

const WITHOUT_LOOKS = ['title', 'desc', 'metadata', 'sodipodi:namedview'];
const FORBIDDEN: Record<string, string> = {
  style: 'Its rules do more than paint shapes. Draw it without them.',
  text: 'Turn text into outlines.',
  ...Object.fromEntries(
    ['script', 'image', 'foreignObject', 'a'].map((name) => [name, 'Draw it with shapes alone.']),
  ),
};

const unusable = (found: string, fix: string) => new UserError(`The drawing has ${found}. ${fix}`);

function readAttributes(source: string): Attributes {
  const all = [...source.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, name, double, single]) => [name!, double ?? single ?? ''] as const,
  );
  for (const [name, value] of all) {
    if (/^on/i.test(name)) throw unusable(`the attribute ${name}`, 'Take the script out of it.');
    // A drawing program's private properties begin with a hyphen, such as -inkscape-stroke.
    if (name === 'style' && /(^|;)\s*[^-\s;]/.test(value))
      throw unusable(`the style ${value}`, 'No attribute can say that. Draw it without.');
  }
  return Object.fromEntries(all.filter(([name]) => !/^xml|:|^(class|style|version)$/.test(name)));
}

/** Drawing programs write styles, which the content policy blocks; attributes do the same. */
const PLAIN: Config = {
  plugins: [
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'convertStyleToAttrs',
    // As in the palette.
    {
      name: 'convertColors',
      params: { names2hex: true, rgb2hex: true, shorthex: false, shortname: false },
    },
  ],
};

function plain(svg: string) {
  try {
    return optimize(svg, PLAIN).data;
  } catch {
    throw new UserError('The drawing cannot be read. Put an SVG there.');
  }
}

/** The shapes of a designer's SVG: any elements and attributes that a page may contain. */
export function readMark(svg: string): MarkElement {
  const root: MarkElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, end, name, attributes, single] of plain(svg)
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/g, '')
    .matchAll(/<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g)) {
    if (FORBIDDEN[name!]) throw unusable(`the element <${name}>`, FORBIDDEN[name!]!);
    if (end) {
      open.pop();
      continue;
    }
    const element = { name: name!, attributes: readAttributes(attributes!), children: [] };
    open.at(-1)!.children.push(element);
    if (!single) open.push(element);
  }
  const mark = root.children[0];
  if (mark?.name !== 'svg' || !mark.attributes.viewBox)
    throw unusable('no <svg> with a viewBox', 'Export it as SVG with viewBox="0 0 width height".');
  return mark;
}

/** Draws the mark in other colours. Those that `colours` does not list stay as they are. */
export function recolour(element: MarkElement, colours: Record<string, string>): MarkElement {
  const attributes = Object.entries(element.attributes).map(([name, value]) => [
    name,
    colours[value] ?? value,
  ]);
  return {
    ...element,
    attributes: Object.fromEntries(attributes),
    children: element.children.map((child) => recolour(child, colours)),
  };
}

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

const isShown = ({ name }: MarkElement) => !WITHOUT_LOOKS.includes(name);

/** As SVG text. */
export const markText = ({ name, attributes, children }: MarkElement): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}>${children.filter(isShown).map(markText).join('')}</${name}>`;

type Place = { x?: number; y?: number; size: number };

/** As an SVG of its own at the requested size, whatever size its file has. */
export const drawMark = (mark: MarkElement, { x = 0, y = 0, size }: Place) =>
  markText({
    ...mark,
    attributes: {
      ...mark.attributes,
      xmlns: 'http://www.w3.org/2000/svg',
      x: `${x}`,
      y: `${y}`,
      width: `${size}`,
      height: `${size}`,
    },
  });

const propertyName = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** As source code of React elements. Keeps an id only if something refers to it. */
export function markModule({ attributes, children }: MarkElement) {
  const all = JSON.stringify(children);
  const properties = (of: Attributes) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(of)
          .filter(([name, value]) => name !== 'id' || all.includes(`#${value}`))
          .map(([name, value]) => [propertyName(name), value]),
      ),
    );
  const source = (element: MarkElement, key: number): string => {
    const inner = element.children.filter(isShown).map(source);
    const given = properties(element.attributes);
    const props = inner.length ? `{...${given},children:[${inner.join()}]}` : given;
    return `jsx(${JSON.stringify(element.name)},${props},${key})`;
  };
  const { width: _width, height: _height, ...rest } = attributes;
  return `import { jsx } from 'react/jsx-runtime';
export const attributes = ${properties(rest)};
export const shapes = [${children.filter(isShown).map(source).join()}];
`;
}
