import type { Sentence } from '../protocol.ts';
import type { Part } from '../source.ts';
import { stegaClean, stegaDecode } from '../stega.ts';

export const SENTENCE = '[data-sentence]';
/** Not editable in place; a click on them opens the panel. */
const CLOSED = 'button, select, svg, summary, textarea';
const SPOKEN = ['alt', 'aria-label', 'placeholder'];

/** The text of each part of a sentence on the page. */
function shownParts({ parts, values }: Sentence) {
  const rest = [...values];
  return parts.map((part) => (typeof part === 'string' ? part : (rest.shift() ?? part.expression)));
}

export const shownText = (sentence: Sentence) => shownParts(sentence).join('');

function chip(expression: string, value: string) {
  const element = document.createElement('edit-chip');
  element.contentEditable = 'false';
  element.dataset.expression = expression;
  element.textContent = value;
  return element;
}

/** The sentence as editable text: an expression is a chip that can only be removed whole. */
export function fill(element: HTMLElement, sentence: Sentence) {
  const shown = shownParts(sentence);
  const nodes = sentence.parts.flatMap((part, index) =>
    typeof part === 'string' ? breakable(part) : chip(part.expression, shown[index]!),
  );
  element.replaceChildren(...nodes);
}

/** The site may wrap an address after its @. */
function breakable(text: string) {
  const [, name, host] = text.match(/^(\S+@)(\S+)$/) ?? [];
  return name && host ? [name, document.createElement('wbr'), host] : [text];
}

/** What was typed, on one line and trimmed. */
export function typed(element: HTMLElement): Part[] {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const broken of copy.querySelectorAll('wbr')) broken.remove();
  copy.normalize();
  const { childNodes } = copy;
  const parts = [...childNodes].map((node, index) => {
    if (node instanceof HTMLElement && node.dataset.expression)
      return { expression: node.dataset.expression };
    const line = (node.textContent ?? '').replace(/[\r\n]+/g, ' ');
    const text = index === 0 ? line.trimStart() : line;
    return index === childNodes.length - 1 ? text.trimEnd() : text;
  });
  return parts.filter((part) => part !== '');
}

export const isSame = (a: readonly Part[], b: readonly Part[]) =>
  JSON.stringify(a) === JSON.stringify(b);

export function makeEditable(element: HTMLElement, { id }: Sentence, label: string) {
  element.dataset.sentence = String(id);
  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', label);
  element.spellcheck = true;
}

/** Replaces a text by its editable sentence, if its element contains nothing else. */
function openSentence(text: Text, sentence: Sentence, label: string) {
  const shown = shownText(sentence);
  const holder = text.parentElement!;
  if (text.data !== shown && holder.textContent !== shown) return;
  const closed = holder.closest<HTMLElement>(CLOSED);
  if (closed) {
    closed.dataset.inPanel = String(sentence.id);
    return;
  }
  const element = document.createElement('edit-sentence');
  makeEditable(element, sentence, label);
  fill(element, sentence);
  if (text.data === shown) text.replaceWith(element);
  else holder.replaceChildren(element);
}

/** Turns the stega of a page into editable sentences, and leaves no stega behind. */
export function openSentences(
  root: Element,
  sentenceOf: (id: number) => Sentence | undefined,
  labelOf: (id: number) => string,
) {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const sentence = sentenceOf(stegaDecode(text.data) ?? -1);
    text.data = stegaClean(text.data);
    if (sentence) openSentence(text, sentence, labelOf(sentence.id));
  }
  for (const name of SPOKEN)
    for (const element of root.querySelectorAll<HTMLElement>(`[${name}]`)) {
      const value = element.getAttribute(name)!;
      const id = stegaDecode(value);
      element.setAttribute(name, stegaClean(value));
      if (id !== undefined && name === 'alt') element.dataset.inPanel = String(id);
    }
  for (const element of root.querySelectorAll('noscript')) element.remove();
  for (const element of root.querySelectorAll<HTMLElement>('a, img')) element.draggable = false;
}

const isUnsaved = (node: Node) => node instanceof HTMLElement && node.dataset.unsaved !== undefined;

function morphAttributes(old: Element, fresh: Element) {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

/** Updates the page in place to match a fresh one: scroll, focus and unsaved text stay. */
export function morph(old: Node, fresh: Node) {
  if (isUnsaved(old) && fresh instanceof HTMLElement && fresh.dataset.sentence) return;
  if (old.nodeName !== fresh.nodeName) return void (old as ChildNode).replaceWith(fresh);
  if (old instanceof CharacterData) {
    if (old.data !== (fresh as CharacterData).data) old.data = (fresh as CharacterData).data;
    return;
  }
  if (old instanceof Element) morphAttributes(old, fresh as Element);
  const [theirs, ours] = [[...fresh.childNodes], [...old.childNodes]];
  for (const [index, child] of theirs.entries())
    if (ours[index]) morph(ours[index], child);
    else old.appendChild(child);
  for (const extra of ours.slice(theirs.length)) extra.remove();
}
