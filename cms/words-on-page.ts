/** Which text of a page says which field of its form. */

/** What a form says: `leadership.people.0.name` → `Ingrid Solheim`. */
export type Values = Record<string, string>;

/** Blocks of Markdown are `body#0`, `body#1`, as each is an element of its own. */
export function flatten(value: unknown, path = '', into: Values = {}) {
  if (typeof value === 'string' && path === 'body')
    for (const [index, block] of value.split(/\n\n+|\n(?=[-\d])/).entries())
      into[`${path}#${index}`] = block;
  else if (typeof value === 'string') into[path] = value;
  else
    for (const [key, one] of Object.entries(Object(value)))
      flatten(one, path ? `${path}.${key}` : key, into);
  return into;
}

/** As it is shown: without the signs of Markdown. */
export const plain = (text: string) =>
  text
    .replaceAll(/^(#+|-|\d+\.) |[*_`]|\]\([^)]*\)|\[/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Addresses and choices are not shown, though a heading may be the same word. */
const isShown = (path: string) => !/(^|\.)(href|path|icon|type|focus|network)$/.test(path);

/** For search results alone. */
const isHead = (path: string) => /^(title|description)$/.test(path);

/** Every text that a field says, in the order of both: a text may be there twice. */
export function bind(root: Element, values: Values) {
  const fields = new Map<string, string[]>();
  for (const [path, value] of Object.entries(values)) {
    const said = plain(value);
    if (said && isShown(path)) fields.set(said, [...(fields.get(said) ?? []), path]);
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

/** The page says what the form says, before it is saved. */
export function update(bound: Map<Text, string>, values: Values) {
  for (const [text, path] of bound) {
    const said = plain(values[path] ?? '');
    if (said && plain(text.data) !== said) text.data = said;
  }
}

/** The field of a picture's file. */
function fileAt({ currentSrc, src }: HTMLImageElement, values: Values) {
  const address = decodeURIComponent(currentSrc || src);
  return Object.keys(values).find((path) => {
    const [, name] = /([^/]+)\.(webp|avif|jpe?g|png|svg)$/.exec(values[path]!) ?? [];
    return name && address.includes(name);
  });
}

/** The field that says what an element shows: its own text, else one that its words are part of. */
export function fieldOf(target: Element, bound: Map<Text, string>, values: Values) {
  if (target.localName === 'img') return fileAt(target as HTMLImageElement, values);
  const text = [...target.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as Text;
  const said = plain(text?.data ?? '');
  const path =
    bound.get(text) ??
    Object.keys(values).find(
      (path) => said && isShown(path) && !isHead(path) && plain(values[path]!).includes(said),
    );
  return path?.split('#')[0];
}
