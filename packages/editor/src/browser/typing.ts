import { fill, isSame, SENTENCE, shownText, typed } from './page.ts';
import { act, checkTypes, closePanel, editorRoot, now, sentenceOf, show } from './store.ts';

const elementIn = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(SENTENCE) : null;

const idOf = (element: HTMLElement) => Number(element.dataset.sentence);

function reject(element: HTMLElement, problem: string) {
  element.dataset.unsaved = '';
  element.setAttribute('aria-invalid', 'true');
  element.setAttribute('aria-description', problem);
  show({ current: { id: idOf(element), problem } });
}

/** Nothing of it is left to save: what was refused of it is not so any more. */
function settle(element: HTMLElement, done = 'As it was.') {
  if (element.ariaInvalid) show({ status: done });
  delete element.dataset.unsaved;
  element.removeAttribute('aria-invalid');
  element.removeAttribute('aria-description');
  if (now().current?.id === idOf(element)) show({ current: { id: idOf(element), problem: '' } });
}

let saved: Promise<unknown> = Promise.resolve();

/** One after another: what is typed while a sentence is being saved is saved next. */
function save(element: HTMLElement) {
  const sentence = sentenceOf(idOf(element));
  if (!sentence || isSame(typed(element), sentence.parts)) return settle(element);
  element.dataset.unsaved = '';
  saved = saved.then(() => saveNow(element));
}

/** Rejected text stays visible, with the reason next to it. */
async function saveNow(element: HTMLElement) {
  const sentence = sentenceOf(idOf(element));
  const parts = typed(element);
  if (!sentence || isSame(parts, sentence.parts)) return settle(element);
  const done = `${element.ariaLabel} saved.`;
  const problem = await act({ kind: 'write', at: sentence, parts }, done);
  if (problem) return reject(element, problem);
  if (isSame(typed(element), parts)) settle(element, done);
  checkTypes().then((errors) => errors && reject(element, errors));
}

function takeBack(element: HTMLElement) {
  const sentence = sentenceOf(idOf(element));
  if (sentence) fill(element, sentence);
  settle(element);
  show({ status: 'As it was.' });
}

/** From a sentence of the page to the next or previous one. In the panel, Tab reaches all. */
function moveFocus(element: HTMLElement, step: number) {
  const all = [...document.querySelectorAll<HTMLElement>(SENTENCE)].filter((it) =>
    it.checkVisibility({ visibilityProperty: true }),
  );
  const next = all.includes(element) && all[all.indexOf(element) + step];
  if (!next) return false;
  next.focus();
  getSelection()?.selectAllChildren(next);
  getSelection()?.collapseToEnd();
  return true;
}

/** From a sentence to its tools, or to the bar if it has none; from a panel to the bar. */
function leave(target: Element) {
  if (target.closest('.panel')) closePanel();
  else editorRoot().querySelector<HTMLElement>('.tools button:enabled, .bar button')!.focus();
}

/** Escape reverts what was typed; if there is nothing to revert, it leaves the sentence. */
function onEscape(target: Element, element: HTMLElement | null) {
  const isSearching = target instanceof HTMLInputElement && target.value !== '';
  if (element?.dataset.unsaved !== undefined) takeBack(element);
  else if (element || (target.closest('.panel') && !isSearching)) leave(target);
}

function onKeyDown(event: KeyboardEvent) {
  const element = elementIn(event);
  if (event.isComposing) return;
  if (event.key === 'Escape') return onEscape(event.target as Element, element);
  if (!element) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
    event.preventDefault();
    getSelection()?.selectAllChildren(element);
  }
  if (event.key === 'Enter') {
    event.preventDefault();
    save(element);
  }
  if (event.key === 'Tab' && moveFocus(element, event.shiftKey ? -1 : 1)) event.preventDefault();
}

/**
 * A triple click selects the sentence, a double click the value under it, and the caret never stays
 * inside a value: it is not editable, and browsers select to its end and no further.
 */
function onClick(event: MouseEvent) {
  const element = elementIn(event);
  const value = (event.target as Element).closest('edit-chip');
  if (!element) return;
  if (event.detail === 3) return getSelection()?.selectAllChildren(element);
  if (!value) return;
  const at = [...element.childNodes].indexOf(value);
  getSelection()?.setBaseAndExtent(element, event.detail === 2 ? at : at + 1, element, at + 1);
}

/** Editing the sentences of a page, or of the panel. */
export function listenToTyping(root: Document | ShadowRoot) {
  root.addEventListener('click', (event) => onClick(event as MouseEvent), true);
  root.addEventListener('keydown', (event) => onKeyDown(event as KeyboardEvent));
  root.addEventListener('input', (event) => {
    // Unsaved text stays, whatever happens to the rest of the page.
    const element = elementIn(event);
    if (element) element.dataset.unsaved = '';
  });
  root.addEventListener('focusin', (event) => {
    const element = elementIn(event);
    if (element && now().current?.id !== idOf(element))
      show({ current: { id: idOf(element), problem: '' } });
  });
  root.addEventListener('focusout', (event) => {
    const element = elementIn(event);
    if (element && element.getAttribute('aria-invalid') !== 'true') save(element);
  });
}

const pictureAt = ({ target }: Event) =>
  target instanceof Element
    ? (target.closest('picture')?.querySelector('img') ?? target.closest('img'))
    : null;

/** The file of a picture on the page, whatever its URL. */
export const fileOf = (picture: HTMLImageElement) =>
  new URL(picture.src).pathname.split('/').at(-1)!;

/** Nothing on the page works while it is edited: no link, no button, no label. */
export function holdThePage(root: HTMLElement) {
  const onClick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    const closed = (event.target as Element).closest<HTMLElement>('[data-in-panel]');
    const sentence = closed && sentenceOf(Number(closed.dataset.inPanel));
    if (sentence && !elementIn(event)) show({ panel: 'text', query: shownText(sentence) });
  };
  root.addEventListener('click', onClick, true);
  root.addEventListener('submit', (event) => event.preventDefault(), true);
  root.addEventListener('dragover', (event) => {
    if (pictureAt(event)) event.preventDefault();
  });
  root.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    const picture = pictureAt(event);
    if (!file || !picture) return;
    event.preventDefault();
    show({ panel: 'pictures', photograph: { shown: fileOf(picture), file } });
  });
}
