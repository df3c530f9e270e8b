import type { Words } from '../protocol.ts';
import { fileOf } from './Pictures.tsx';
import { fill, isSame, SENTENCE, typed } from './sentences.ts';
import { act, checkTypes, closePanel, editorRoot, now, show, wordsOf } from './store.ts';

const sentenceIn = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(SENTENCE) : null;

const wordsIn = (sentence: HTMLElement) => wordsOf(Number(sentence.dataset.words));

function objectTo(sentence: HTMLElement, { id }: Words, objections: string[]) {
  sentence.dataset.unsaved = '';
  sentence.setAttribute('aria-invalid', 'true');
  sentence.setAttribute('aria-description', objections.join(' '));
  show({ current: { id, objections }, status: objections[0]! });
}

function settle(sentence: HTMLElement) {
  delete sentence.dataset.unsaved;
  sentence.removeAttribute('aria-invalid');
  sentence.removeAttribute('aria-description');
  const { current } = now();
  if (current && String(current.id) === sentence.dataset.words)
    show({ current: { ...current, objections: [] } });
}

let saved: Promise<unknown> = Promise.resolve();

/** One after the other: what is typed while a sentence is being saved is saved on top of it. */
function save(sentence: HTMLElement) {
  const words = wordsIn(sentence);
  if (!words || isSame(typed(sentence), words.parts)) return settle(sentence);
  sentence.dataset.unsaved = '';
  saved = saved.then(() => saveNow(sentence));
}

/** What is refused stays in sight, with the reason beside it. */
async function saveNow(sentence: HTMLElement) {
  const words = wordsIn(sentence);
  const parts = typed(sentence);
  if (!words || isSame(parts, words.parts)) return settle(sentence);
  const { file, path, source } = words;
  const action = { kind: 'write', file, path, source, parts } as const;
  const objections = await act(action, `Saved in company/${file}.`);
  if (objections.length > 0) return objectTo(sentence, words, objections);
  if (isSame(typed(sentence), parts)) settle(sentence);
  checkTypes().then((errors) => {
    if (errors.length > 0) objectTo(sentence, words, errors);
  });
}

function takeBack(sentence: HTMLElement) {
  const words = wordsIn(sentence);
  if (words) fill(sentence, words);
  settle(sentence);
  show({ status: 'As it was.' });
}

/** The sentence after this one (or before it), in the page or in the panel. */
function neighbour(sentence: HTMLElement, step: number) {
  const root = sentence.getRootNode() as Document | ShadowRoot;
  const all = [...root.querySelectorAll<HTMLElement>(SENTENCE)].filter((it) =>
    it.checkVisibility({ visibilityProperty: true }),
  );
  return all[all.indexOf(sentence) + step];
}

const putCaretAtEnd = (sentence: HTMLElement) => {
  sentence.focus();
  getSelection()?.selectAllChildren(sentence);
  getSelection()?.collapseToEnd();
};

/** From a sentence to its tools, or to the bar where it has none; out of a panel to the bar. */
function leave(target: Element) {
  if (target.closest('.panel')) closePanel();
  else editorRoot().querySelector<HTMLElement>('.tools button:enabled, .bar select')!.focus();
}

/** Escape takes back what was typed; where there is nothing to take back, it leads out. */
function onEscape(event: KeyboardEvent, sentence: HTMLElement | null) {
  const target = event.target as Element;
  const isSearching = target instanceof HTMLInputElement && target.value !== '';
  if (sentence?.dataset.unsaved !== undefined) takeBack(sentence);
  else if (sentence || (target.closest('.panel') && !isSearching)) leave(target);
}

function onKeyDown(event: KeyboardEvent) {
  const sentence = sentenceIn(event);
  if (event.isComposing) return;
  if (event.key === 'Escape') return onEscape(event, sentence);
  if (!sentence) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    save(sentence);
  } else if (event.key === 'Tab') {
    const next = neighbour(sentence, event.shiftKey ? -1 : 1);
    if (!next) return;
    event.preventDefault();
    putCaretAtEnd(next);
  }
}

function onFocusIn(event: Event) {
  const sentence = sentenceIn(event);
  if (!sentence) return;
  const id = Number(sentence.dataset.words);
  if (now().current?.id !== id) show({ current: { id, objections: [] } });
}

/** What is not saved yet stays as it is, whatever happens to the rest of the page. */
function onInput(event: Event) {
  const sentence = sentenceIn(event);
  if (sentence) sentence.dataset.unsaved = '';
}

function onFocusOut(event: Event) {
  const sentence = sentenceIn(event);
  if (sentence && sentence.getAttribute('aria-invalid') !== 'true') save(sentence);
}

/** Typing in the sentences of a page, or of the panel. */
export function listenToTyping(root: Document | ShadowRoot) {
  root.addEventListener('keydown', (event) => onKeyDown(event as KeyboardEvent));
  root.addEventListener('input', onInput);
  root.addEventListener('focusin', onFocusIn);
  root.addEventListener('focusout', onFocusOut);
}

const pictureAt = ({ target }: Event) =>
  target instanceof Element
    ? (target.closest('picture')?.querySelector('img') ?? target.closest('img'))
    : null;

/** Nothing on the page acts while it is edited: no link, no button, no label. */
export function holdThePage(root: HTMLElement) {
  root.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      const closed = (event.target as Element).closest<HTMLElement>('[data-in-panel]');
      const words = closed && wordsOf(Number(closed.dataset.inPanel));
      if (words && !sentenceIn(event)) show({ panel: 'words', query: words.path });
    },
    true,
  );
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
