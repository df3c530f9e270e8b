/** The finished documents, read and changed by the parser that browsers specify. */
import { createHash } from 'node:crypto';
import {
  defaultTreeAdapter,
  html,
  parse,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { DIRECTIVE, ISLAND, RUNTIME, RUNTIME_SCRIPTS } from '../src/browser/astro-island.ts';
import { noticeAt } from './licenses.ts';

/** Hashes of inline code, which a policy allows. */
export type PolicyHashes = { styles: string[]; scripts: string[] };

/** The text of scripts that were inline, by their new addresses. */
export type Scripts = Map<string, string>;

export const hashOf = (text: string | Buffer) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function* elementsOf(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* elementsOf('content' in child ? (child as Tree.Template).content : child);
  }
}

const attributesOf = ({ attrs }: Tree.Element): Record<string, string | undefined> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

const textOf = ({ childNodes }: Tree.Element) =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');

const attrsOf = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([name, value]) => ({ name, value }));

/** A script as Astro writes it into documents: text without attributes. */
const isInline = (node: Tree.ChildNode | undefined): node is Tree.Element =>
  node !== undefined &&
  defaultTreeAdapter.isElementNode(node) &&
  node.tagName === 'script' &&
  node.attrs.length === 0;

function setText(element: Tree.Element, text: string) {
  element.childNodes = [];
  if (text) defaultTreeAdapter.insertText(element, text);
}

function elementWith(name: string, attributes: Record<string, string>, text = '') {
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrsOf(attributes));
  setText(element, text);
  return element;
}

/** The scripts that a document may load although Astro did not write them. */
type Allowed = {
  /** The address of the script that counts visits, the only one of another host. */
  analytics: string | undefined;
  /** The addresses of what the build bundled. */
  files: readonly string[];
};

export function readDocument(text: string) {
  const tree = parse(text);
  const elements = [...elementsOf(tree)];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const [head] = named('head');
  const remove = (element: Tree.Element) => {
    defaultTreeAdapter.detachNode(element);
    elements.splice(elements.indexOf(element), 1);
  };
  const isPolicy = (element: Tree.Element) =>
    attributesOf(element)['http-equiv']?.toLowerCase() === 'content-security-policy';

  /** Removes Astro's own policy, and returns its hashes, which are those of what Astro wrote. */
  function takeHashes() {
    const policy = named('meta').find((meta) => meta.parentNode === head && isPolicy(meta));
    if (!policy) return new Set<string>();
    remove(policy);
    return new Set(attributesOf(policy).content!.match(/'sha256-[^']+'/g));
  }

  /** Finds what could run code, restyle the page or lead away, and was not written by our code. */
  function unexpectedElements(expected: Set<string>, { analytics, files }: Allowed) {
    const isExpected = (element: Tree.Element) => {
      const { src, type } = attributesOf(element);
      if (element.tagName === 'style') return expected.has(hashOf(textOf(element)));
      if (element.tagName !== 'script' || type === 'application/ld+json') return true;
      if (!src) return expected.has(hashOf(textOf(element)));
      return src === analytics || files.includes(src);
    };
    /** Without the blanks that browsers skip, and the signs before the scheme. */
    const isAddressOfCode = (name: string, value: string) =>
      /^(href|action|formaction|src)$/.test(name) &&
      /^\W*(javascript|data):/i.test(value.replaceAll(/[\t\n\r]/g, ''));
    const isDangerous = ({ tagName, attrs }: Tree.Element) =>
      /^(iframe|object|embed|base)$/.test(tagName) ||
      attrs.some(
        ({ name, value }) =>
          /^(on.*|style|srcdoc)$/.test(name) ||
          (tagName === 'meta' && name === 'http-equiv') ||
          isAddressOfCode(name, value),
      );
    const unexpected = elements.filter((element) => !isExpected(element) || isDangerous(element));
    return unexpected.map((element) => {
      const attributes = element.attrs.map(({ name, value }) => ` ${name}="${value}"`).join('');
      return `<${element.tagName}${attributes}>${textOf(element)}`.slice(0, 100);
    });
  }

  /**
   * Moves the code of islands, which Astro inlines into every document, to a file: browsers cache
   * it, the document stays small, and the policy need not list its hash. Where every island waits
   * until a visitor reaches for it, the file waits as well; otherwise it runs once the document is
   * complete.
   */
  function moveScripts(): Scripts {
    const scripts = elements.filter(isInline);
    const islands = named(ISLAND);
    const areWaiting =
      islands.length > 0 && islands.every((island) => attributesOf(island)[DIRECTIVE] === 'intent');
    if (areWaiting && scripts.length !== RUNTIME_SCRIPTS) {
      const problem = `Astro wrote ${scripts.length} scripts for the islands of a document`;
      throw new Error(`${problem}, not ${RUNTIME_SCRIPTS}. Look at src/browser/astro-island.ts.`);
    }
    const [first, ...others] = scripts;
    if (!first) return new Map();
    const text = noticeAt('/') + scripts.map(textOf).join(';');
    const src = `/static/inline.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
    others.forEach(remove);
    if (areWaiting) {
      remove(first);
      for (const island of islands) island.attrs.push(...attrsOf({ [RUNTIME]: src }));
    } else {
      setText(first, '');
      first.attrs = attrsOf({ defer: '', fetchpriority: 'low', src });
    }
    return new Map([[src, text]]);
  }

  /**
   * Scripts load last, because reading needs none of them. All styles become one, which needs a
   * single hash and so keeps the headers small.
   */
  function mergeInlineCode(): PolicyHashes {
    const styles = named('style');
    const style = styles.map((element) => textOf(element).trim()).join('\n');
    styles.forEach(remove);
    if (style) defaultTreeAdapter.appendChild(head!, elementWith('style', {}, style));
    const inline = new Set<string>();
    for (const script of named('script')) {
      const { src, type } = attributesOf(script);
      if (src && type === 'module') script.attrs.push(...attrsOf({ fetchpriority: 'low' }));
      if (!src && type !== 'application/ld+json') inline.add(hashOf(textOf(script)));
    }
    return { styles: style ? [hashOf(style)] : [], scripts: [...inline] };
  }

  /** For hosts without headers. */
  function addPolicy(policy: string) {
    const meta = elementWith('meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
    const charset = named('meta').find((element) => attributesOf(element).charset)!;
    const { childNodes } = head!;
    defaultTreeAdapter.insertBefore(head!, meta, childNodes[childNodes.indexOf(charset) + 1]!);
  }

  return {
    takeHashes,
    unexpectedElements,
    moveScripts,
    mergeInlineCode,
    addPolicy,
    write: () => serialize(tree),
  };
}
