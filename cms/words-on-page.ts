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
const isShown = (path: string) => !/(^|\.)(href|path|icon|type|focus|network|title)$/.test(path);

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

/** The field that a click means: a picture's file, a text's own, else one that contains the words. */
export function fieldAt(target: Element, bound: Map<Text, string>, values: Values) {
  const picture = target.closest('img') ?? target.closest('picture,figure')?.querySelector('img');
  const file = picture && decodeURIComponent(picture.currentSrc);
  const entries = Object.entries(values);
  const nameOf = (value: string) => /([^/]+)\.(webp|avif|jpe?g|png|svg)$/.exec(value)?.[1];
  const shown = file && entries.find(([, value]) => nameOf(value) && file.includes(nameOf(value)!));
  if (shown) return shown[0];
  for (const [text, path] of bound) if (text.parentElement === target) return path;
  for (const [text, path] of bound)
    if (target.contains(text) && !target.matches('main,section,div')) return path;
  const said = plain(target.textContent ?? '');
  return said && entries.find(([path, value]) => isShown(path) && plain(value).includes(said))?.[0];
}
