import type { Part } from '../content.ts';
import { idOf, unmarked } from '../marks.ts';
import type { Words } from '../protocol.ts';

export const SENTENCE = '[data-words]';
/** Nothing can be typed inside of these; a click on them leads to the panel. */
const CLOSED = 'button, select, svg, summary, textarea';
const SPOKEN = ['alt', 'aria-label', 'placeholder'];

/** What a sentence reads on the page. */
export const shownText = ({ parts, values }: Words) => {
  const rest = [...values];
  return parts.map((part) => (typeof part === 'string' ? part : rest.shift())).join('');
};

function chip(expression: string, value: string) {
  const element = document.createElement('edit-chip');
  element.contentEditable = 'false';
  element.dataset.expression = expression;
  element.title = `Written elsewhere: ${expression}`;
  element.textContent = value;
  return element;
}

/** The words as they can be typed in: a value from elsewhere is a chip, whole or gone. */
export function fill(sentence: HTMLElement, { parts, values }: Words) {
  const rest = [...values];
  const nodes = parts.map((part) =>
    typeof part === 'string' ? part : chip(part.expression, rest.shift() ?? part.expression),
  );
  sentence.replaceChildren(...nodes);
}

/** What was typed, on one line, without space at its ends. */
export function typed(sentence: HTMLElement): Part[] {
  const parts = [...sentence.childNodes].map((node) =>
    node instanceof HTMLElement && node.dataset.expression
      ? { expression: node.dataset.expression }
      : (node.textContent ?? '').replace(/[\r\n]+/g, ' '),
  );
  const first = parts[0];
  const last = parts.at(-1);
  if (typeof first === 'string') parts[0] = first.trimStart();
  if (typeof last === 'string')
    parts[parts.length - 1] = (parts.length === 1 ? (parts[0] as string) : last).trimEnd();
  return parts.filter((part) => part !== '');
}

export const isSame = (a: readonly Part[], b: readonly Part[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** What holds a sentence and nothing else: its text, or what its pieces stand in. */
function placeOf(text: Text, words: Words): ChildNode | undefined {
  const shown = shownText(words);
  if (text.data === shown) return text;
  const holder = text.parentElement!;
  return holder.textContent === shown ? holder : undefined;
}

function openSentence(place: ChildNode, words: Words) {
  const sentence = document.createElement('edit-words');
  sentence.dataset.words = String(words.id);
  makeEditable(sentence, words);
  if (place instanceof Element) place.replaceChildren(sentence);
  else place.replaceWith(sentence);
  fill(sentence, words);
}

export function makeEditable(sentence: HTMLElement, { file, path }: Words) {
  sentence.setAttribute('contenteditable', 'plaintext-only');
  sentence.setAttribute('role', 'textbox');
  sentence.setAttribute('aria-label', `${path}, ${file}`);
  sentence.spellcheck = true;
}

/** Turns the marks of a page into sentences that can be typed in, and leaves no mark behind. */
export function openSentences(root: Element, wordsOf: (id: number) => Words | undefined) {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const words = wordsOf(idOf(text.data) ?? -1);
    text.data = unmarked(text.data);
    const place = words && placeOf(text, words);
    if (!words || !place) continue;
    const closed = text.parentElement!.closest<HTMLElement>(CLOSED);
    if (closed) closed.dataset.inPanel = String(words.id);
    else openSentence(place, words);
  }
  for (const name of SPOKEN)
    for (const element of root.querySelectorAll<HTMLElement>(`[${name}]`)) {
      const value = element.getAttribute(name)!;
      const id = idOf(value);
      element.setAttribute(name, unmarked(value));
      if (id !== undefined && name === 'alt') element.dataset.inPanel = String(id);
    }
  for (const element of root.querySelectorAll('noscript')) element.remove();
  for (const element of root.querySelectorAll<HTMLElement>('a, img')) element.draggable = false;
}
