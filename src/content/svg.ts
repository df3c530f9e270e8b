/** Makes an SVG safe to show: its styles become attributes, and nothing in it runs or leads away. */
import { formatHex, parse } from 'culori';
import {
  type CustomPlugin,
  optimize,
  type PluginConfig,
  type XastChild,
  type XastParent,
} from 'svgo';

/** Handlers and styles, which the content policy refuses, and references that leave the file. */
function isForeign(name: string, value: string) {
  const isHandlerOrStyle = /^(on|style$|class$)/i.test(name);
  const leadsAway = /(^|:)href$/.test(name) && !/^(#|data:image\/(?!svg))/.test(value);
  // A backslash could hide one of the names before it.
  const loadsFile = /url\((?!\s*['"]?#)|(image-set|src)\(|\\/i.test(value);
  return isHandlerOrStyle || leadsAway || loadsFile;
}

const isUnwanted = (name: string, { attributeName = '' }: Record<string, string>) =>
  /^(foreignObject|script)$/.test(name) || name.includes(':') || /href|^on/i.test(attributeName);

/** Every colour in one notation, so that those of the theme are found. */
const asHex = (value: string) => (parse(value)?.alpha === undefined ? formatHex(value) : undefined);
const COLOURS = ['fill', 'stroke', 'color', 'stop-color'];

/** Puts other nodes in place of one: in a new list, because SVGO is walking along the old one. */
function replace(node: XastChild, parent: XastParent, substitutes: XastChild[] = []) {
  parent.children = parent.children.flatMap((child) => (child === node ? substitutes : child));
}

const removeUnsafe: CustomPlugin = {
  name: 'removeUnsafe',
  fn: () => ({
    instruction: { enter: (node, parent) => replace(node, parent) },
    element: {
      enter(node, parent) {
        if (isUnwanted(node.name, node.attributes)) replace(node, parent);
        // Figma's masks have it as a style, and SVGO does not know the attribute.
        const [, mask] = /mask-type:\s*(\w+)/.exec(node.attributes.style ?? '') ?? [];
        if (mask) node.attributes['mask-type'] = mask;
        for (const [name, value] of Object.entries(node.attributes))
          if (isForeign(name, value)) delete node.attributes[name];
          else if (COLOURS.includes(name)) node.attributes[name] = asHex(value) ?? value;
      },
      exit(node, parent) {
        if (node.name === 'a') replace(node, parent, node.children);
      },
    },
  }),
};

const CLEANING: PluginConfig[] = [
  'removeDoctype',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'removeTitle',
  { name: 'removeDesc', params: { removeAny: true } },
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
  'removeStyleElement',
  { name: 'removeXlink', params: { includeLegacy: true } },
  removeUnsafe,
  {
    name: 'removeUnknownsAndDefaults',
    params: { defaultAttrs: false, uselessOverrides: false, keepDataAttrs: false },
  },
];

export const cleanSvg = (svg: string) => optimize(svg, { plugins: CLEANING }).data;

/** Attributes of the root that are about its own box, not about its shapes. */
const BOX = ['viewBox', 'width', 'height', 'x', 'y', 'version'];

/** Moves what the root says of all shapes to a group, which can stand in another SVG. */
const groupShapes: CustomPlugin = {
  name: 'groupShapes',
  fn: () => ({
    element: {
      exit(node, parent) {
        if (parent.type !== 'root') return;
        const width = Number.parseFloat(node.attributes.width ?? '');
        const height = Number.parseFloat(node.attributes.height ?? '');
        const isSized = !Number.isNaN(width) && !Number.isNaN(height);
        const viewBox = node.attributes.viewBox ?? (isSized && `0 0 ${width} ${height}`);
        if (!viewBox) return;
        const ofShapes = Object.entries(node.attributes).filter(
          ([name]) => !BOX.includes(name) && !name.startsWith('xmlns'),
        );
        const group = { ...node, name: 'g', attributes: Object.fromEntries(ofShapes) };
        node.attributes = { viewBox };
        node.children = [group];
      },
    },
  }),
};

/** The parts of an SVG that embed it in a page or another SVG, where its ids begin with `prefix`. */
export function embeddableSvg(svg: string, prefix = 'mark') {
  const { data } = optimize(svg, {
    plugins: [
      ...CLEANING,
      { name: 'cleanupIds', params: { minify: false } },
      { name: 'prefixIds', params: { prefix, prefixClassNames: false } },
      groupShapes,
    ],
  });
  const [, viewBox] = /^<svg viewBox="([^"]*)">/.exec(data) ?? [];
  if (!viewBox) throw new Error('It is not an SVG with a viewBox');
  // A page that holds a data: address anywhere stops the build.
  if (/href="data:/.test(data)) throw new Error('It holds a photograph: take that out');
  return { viewBox, shapes: data.slice(data.indexOf('>') + 1, data.lastIndexOf('<')) };
}
