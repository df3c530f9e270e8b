import { useSyncExternalStore } from 'react';
import {
  type Action,
  ADDRESS,
  type Answer,
  labelOf,
  type PictureOf,
  type Progress,
  type Sentence,
  type State,
} from '../protocol.ts';
import { morph, openSentences } from './page.ts';

export type Panel = 'text' | 'pictures' | 'changes';

/** A picture, and a photograph in its place. */
export type Photograph = { file: File } & PictureOf;

export type View = {
  state: State;
  /** Shown in the bar and announced. */
  status: string;
  panel?: Panel | undefined;
  /** The page being edited, or as visitors see it on a device. */
  seen: 'Edit' | 'Desktop' | 'Phone';
  isDark: boolean;
  isPublishing?: boolean;
  query: string;
  /** The panel shows what is around every page; and beside its words, those of this language. */
  isWhole: boolean;
  beside: string;
  /** The list that is to grow, and where it is. */
  open?: { page: string | undefined; name: string; path: string } | undefined;
  photograph?: Photograph | undefined;
  /** The last edited sentence, and why it could not be saved. */
  current?: { id: number; problem: string };
};

let view: View = {
  state: {
    language: '',
    sentences: [],
    sections: [],
    languages: {},
    pages: [],
    shares: 0,
    stills: {},
    icons: {},
    changes: [],
    leftovers: [],
    canRedo: false,
    git: undefined,
  },
  status: '',
  query: '',
  seen: 'Edit',
  isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  isWhole: false,
  beside: '',
};
const watchers = new Set<() => void>();

export const now = () => view;
export const useView = () =>
  useSyncExternalStore((watch) => {
    watchers.add(watch);
    return () => watchers.delete(watch);
  }, now);

export function show(change: Partial<View>) {
  view = { ...view, ...change };
  for (const watch of watchers) watch();
}

/** The editor's own UI, where the page's styles do not apply. */
export const editorRoot = () => document.querySelector('site-editor')!.shadowRoot!;

export function closePanel() {
  const opener = editorRoot().querySelector<HTMLElement>('.bar [aria-expanded=true]');
  getSelection()?.removeAllRanges(); // left in a field that goes, Orca would not say where it is
  show({ panel: undefined, photograph: undefined });
  opener?.focus();
}

export const sentenceOf = (id: number): Sentence | undefined =>
  view.state.sentences.find((sentence) => sentence.id === id);

/** The path of the page being edited. */
export const here = () => decodeURI(window.location.pathname).slice(ADDRESS.length) || '/';

function refresh({ state, html }: Answer) {
  show({ state });
  const root = document.getElementById('root')!;
  const fresh = root.cloneNode(false) as HTMLElement;
  fresh.innerHTML = html;
  openSentences(fresh, sentenceOf, (id) => labelOf(id, state.sections));
  morph(root, fresh);
  show({}); // the panel follows the order of the page
}

/** The answer. What comes before it, a line each, says how far it is. */
async function lastLine({ body }: Response) {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop()!;
    const last = lines.at(-1);
    if (last) show({ status: (JSON.parse(last) as Progress).progress });
  }
  return rest;
}

/** Resolves to what went wrong, or to nothing. */
async function send(action: Action): Promise<string> {
  try {
    const { beside } = view;
    const body = JSON.stringify({ page: here(), beside, action });
    const response = await fetch(ADDRESS, { method: 'POST', body });
    if (!response.ok) return `The editor refused this (${response.status}). Reload the page.`;
    const answer = JSON.parse(await lastLine(response)) as Answer;
    if (answer.state) refresh(answer);
    // Another language was chosen meanwhile, whose words this answer lacks.
    if (view.beside !== beside) await readAgain();
    return answer.problem;
  } catch {
    return 'The editor does not answer. Is it still running? Start it again, then try again.';
  }
}

/** In the bar, where alone it is announced: what went wrong, in short, or that it is done. */
export function report(problem: string, done = view.status) {
  show({ status: problem.split('\n')[0] || done });
  return problem;
}

/** Does something, shows the updated page, and reports the result. */
export async function act(action: Action, done: string) {
  show({ status: '' });
  const isSlow = setTimeout(() => now().status || show({ status: 'Working …' }), 1000);
  const problem = await send(action);
  clearTimeout(isSlow);
  return report(problem, done);
}

/** The compiler also checks a change. It is slow, so only what depends on it waits. */
export const checkTypes = async () => report(await send({ kind: 'types' }));
export async function actAndCheck(action: Action, done: string, onDone?: () => void) {
  const problem = await act(action, done);
  if (problem) return problem;
  onDone?.();
  return checkTypes();
}

export const readAgain = () => send({ kind: 'read' });
