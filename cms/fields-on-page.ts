/** Finds out which text on a page comes from which field of its form. */

/** The values of a form by path: `leadership.people.0.name` → `Ingrid Solheim`. */
export type Values = Record<string, string>;

/** Blocks of Markdown become `body#0`, `body#1`, …, because each is its own element. */
export function flatten(value: unknown, path = '', into: Values = {}) {
  if (typeof value === 'string' && path === 'body')
    for (const [index, block] of value.split(/\n\n+|\n(?=[-\d])/).entries())
      into[`${path}#${index}`] = block;
  else if (typeof value === 'string') into[path] = value;
  else
    for (const [key, inner] of Object.entries(Object(value)))
      flatten(inner, path ? `${path}.${key}` : key, into);
  return into;
}

/** As a page shows it: without Markdown syntax. */
const plain = (text: string) =>
  text
    .replaceAll(/^(#+|-|\d+\.) |[*_`]|\]\([^)]*\)|\[/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Addresses and choices are not on the page, even if a heading happens to be the same word. */
const isShown = (path: string) => !/(^|\.)(href|path|icon|type|focus|network)$/.test(path);

/** The title and the description are in the head of the document. */
const isInHead = (path: string) => /^(title|description)$/.test(path);

/** Matches texts with fields, both in their order, because the same text may occur twice. */
export function matchTexts(root: Element, values: Values) {
  const fields = new Map<string, string[]>();
  for (const [path, value] of Object.entries(values)) {
    const content = plain(value);
    if (content && isShown(path)) fields.set(content, [...(fields.get(content) ?? []), path]);
  }
  const bound = new Map<Text, string>();
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const paths = fields.get(plain(text.data)) ?? [];
    const path = paths.length > 1 ? paths.shift() : paths[0];
    if (path) bound.set(text, path);
  }
  return bound;
}

/** Shows the values of the form on the page before they are saved; `empty` where there is none. */
export function showValues(bound: Map<Text, string>, values: Values, empty = '') {
  for (const [text, path] of bound) {
    const content = plain(values[path] ?? '') || empty;
    if (content && plain(text.data) !== content) text.data = content;
  }
}

/** Hides the pictures that fields name, for a form that has others. */
export function hidePictures(root: Element, values: Values) {
  for (const picture of root.querySelectorAll('img'))
    if (fileAt(picture, values)) picture.hidden = true;
}

function fileAt({ currentSrc, src }: HTMLImageElement, values: Values) {
  const address = decodeURIComponent(currentSrc || src);
  return Object.keys(values).find((path) => {
    const [, name] = /([^/]+)\.(webp|avif|jpe?g|png|svg)$/.exec(values[path]!) ?? [];
    return name && address.includes(name);
  });
}

/** The field behind an element: the one with exactly its text, else one that contains it. */
export function fieldOf(target: Element, bound: Map<Text, string>, values: Values) {
  if (target.localName === 'img') return fileAt(target as HTMLImageElement, values);
  const text = [...target.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as Text;
  const content = plain(text?.data ?? '');
  const path =
    bound.get(text) ??
    Object.keys(values).find(
      (path) =>
        content && isShown(path) && !isInHead(path) && plain(values[path]!).includes(content),
    );
  return path?.split('#')[0];
}
