import type { Part } from './content.ts';
import type { Field, ListChange } from './lists.ts';

/** Where the editor answers: pages for editing below it, and actions at it. */
export const ADDRESS = '/@edit';

/** What the browser asks for. Whatever it changes names the source that it has seen. */
export type Action =
  | { kind: 'read' | 'types' | 'undo' | 'redo' }
  | { kind: 'write'; file: string; path: string; source: string; parts: Part[] }
  | { kind: 'list'; file: string; path: string; source: string; change: ListChange }
  | { kind: 'picture'; shown: string; photograph: string; focus: [number, number] }
  | { kind: 'commit'; message: string };

/** The largest photograph that is taken: 30 MB. */
export const LARGEST_PHOTOGRAPH = 30_000_000;

/** `page` is the path of the page that is being looked at. */
export type Request = { page: string; action: Action };

/** Words of the content: where they stand, and what stands in place of each value among them. */
export type Words = {
  id: number;
  file: string;
  path: string;
  source: string;
  parts: Part[];
  values: string[];
};

export type EditableList = {
  file: string;
  path: string;
  source: string;
  labels: string[];
  /** What a new entry asks for; empty where none can be made. */
  fields: Field[];
};

export type Content = { file: string; words: Words[]; lists: EditableList[] };

export type State = {
  /** The folder of the language that the pages are shown in. */
  language: string;
  contents: Content[];
  pages: string[];
  changes: { file: string; field: string; before: string; after: string }[];
  /** What still stops a build: words of the sample that are left, or what was wrong before. */
  leftovers: string[];
  canRedo: boolean;
  canCommit: boolean;
};

/** `objections` say why nothing was changed, one sentence each; `html` is the page as it is now. */
export type Answer = { objections: string[]; state: State; html: string };
