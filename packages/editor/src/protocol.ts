import type { Git } from './commands.ts';
import type { Part, Place } from './source.ts';

/** Where the editor answers: pages for editing below it, and actions at it. */
export const ADDRESS = '/@edit';

/** A field of an entry that is to be: where it stands in the entry, and what to begin with. */
export type Field = { path: string; parts: Part[] };

export type ListChange =
  | { kind: 'add'; at: number; fields: readonly Field[] }
  | { kind: 'remove'; at: number }
  | { kind: 'move'; at: number; to: number };

/** What the browser asks for. `at` is a place in the source as the browser has seen it. */
export type Action =
  | { kind: 'read' | 'types' | 'redo' }
  /** One change, or the last. */
  | { kind: 'undo'; id?: number }
  | { kind: 'write'; at: Place; parts: Part[] }
  | { kind: 'list'; at: Place; change: ListChange }
  | { kind: 'photograph'; shown: string; photograph: string; focus: [number, number] }
  | { kind: 'commit'; message: string; files: readonly string[]; publish: boolean };

/** The largest photograph that can be sent: 30 MB. */
export const LARGEST_PHOTOGRAPH = 30_000_000;

/** `page` is the path of the page that is being looked at. */
export type Request = { page: string; action: Action };

/** A literal of the content; `values` are what its expressions evaluate to. */
export type Sentence = Place & { id: number; parts: Part[]; values: string[] };

/** `fields` is what a new entry asks for; empty where none can be made. */
export type EditableList = Place & { labels: string[]; fields: Field[] };

export type EditableFile = { file: string; sentences: Sentence[]; lists: EditableList[] };

/** What a change did, as a person sees it: which field, how it read, how it reads. */
export type Summary = {
  field: string;
  before: string;
  after: string;
  /** Small, as data addresses: the picture that was there, if there was one, and the new one. */
  pictures?: string[];
};

export type State = {
  /** The folder of the language that the pages are shown in. */
  language: string;
  files: EditableFile[];
  pages: { path: string; name: string }[];
  changes: (Summary & { id: number; file: string })[];
  /** What still stops a build: words of the sample that are left, or what was wrong before. */
  leftovers: string[];
  canRedo: boolean;
  /** Nothing where the folder is not under git. */
  git: Git | undefined;
};

/** Sent before the answer, a line each, while something takes its time. */
export type Progress = { progress: string };

/** `problem` says why nothing was changed, a line each; `html` is the page as it is now. */
export type Answer = { problem: string; state: State; html: string };
