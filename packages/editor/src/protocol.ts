import type { Git } from './commands.ts';
import type { Part, Place } from './source.ts';

/** The editor's URL: pages for editing are below it, and actions are posted to it. */
export const ADDRESS = '/@edit';

/** How a field is filled in. A name is typed as text is, but not translated. */
export type Kind =
  | ('text' | 'name' | 'number' | 'date' | 'colour' | 'page' | 'choice' | 'yes-no')
  | ('portrait' | 'picture' | 'group' | 'list' | 'hidden');

/** What a form asks for, from the schema. */
export type Shape = {
  name: string;
  label: string;
  kind: Kind;
  isOptional: boolean;
  options?: readonly string[];
  /** Of a group. */
  fields?: Shape[];
  /** Of a list that can grow. */
  item?: Shape | undefined;
  /** The path of the list that it has a list for each entry of. */
  along?: string;
};

/** A sentence by its number, other values as text, fields and entries as nodes. */
export type Node = Shape & {
  /** Not sent to the browser. */
  file?: string;
  path: string;
  at?: Place | undefined;
  value?: string;
  sentence?: number;
  nodes?: Node[];
  isAbsent?: boolean;
};

/** A part of a language's words: those of one page, around all of them, or elsewhere. */
export type Section = { language: string; page?: string; isEverywhere?: boolean; node: Node };

export const inside = (node: Node): Node[] => [node, ...(node.nodes ?? []).flatMap(inside)];

/** The nodes that lead to the first that is asked for, the outermost first; or none. */
export function trailTo(nodes: readonly Node[], isIt: (node: Node) => boolean): Node[] {
  for (const node of nodes) {
    const rest = isIt(node) ? [] : trailTo(node.nodes ?? [], isIt);
    if (rest.length > 0 || isIt(node)) return [node, ...rest];
  }
  return [];
}

/** What stands at a place now, and what it stands in. */
export const trailAt = (nodes: readonly Node[], { file, path }: Place) =>
  trailTo(nodes, (it) => it.at?.file === file && it.path === path);

/** A name of the program as a person writes it: `learnMoreAbout`, `FULL_TIME`. */
export const spoken = (name: string) => {
  const words = name.replace(/[-_]/g, ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`);
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

/** What a person calls a sentence: what it stands in, and its field. An entry has no name. */
export function labelOf(id: number, sections: readonly Section[]) {
  const nodes = sections.map(({ node }) => node);
  const trail = trailTo(nodes, ({ sentence }) => sentence === id);
  const isEntry = (at: number) => trail[at - 1]?.kind === 'list';
  const labels = trail.flatMap(({ label }, at) => (isEntry(at) ? [] : label));
  return labels.slice(-2).join(', ') || 'Text';
}

/** Of what a form has asked for. Never code: the server writes it as literals. */
export type Json = string | number | boolean | Json[] | { [name: string]: Json };

export type ListChange =
  | { kind: 'add'; at: number; value: Json }
  | { kind: 'remove'; at: number }
  | { kind: 'move'; at: number; to: number };

/** A picture that the page shows, or a field of a group; `alt` where it gets words of its own. */
export type PictureOf = { shown: string } | { of: Place; name: string; alt?: string };

/** The browser's requests. `at` is a position in the source as the browser knows it. */
export type Action =
  | { kind: 'read' | 'types' | 'redo' }
  /** One change, or the last. */
  | { kind: 'undo'; id?: number }
  | { kind: 'write'; at: Place; parts: Part[] }
  | { kind: 'list'; at: Place; change: ListChange }
  /** One field of a group; without a value it goes. */
  | { kind: 'set'; at: Place; name: string; value?: Json }
  | ({ kind: 'photograph'; photograph: string; focus: [number, number] } & PictureOf)
  /** A page that has no words in a language gets the first one's, to be translated. */
  | { kind: 'translate'; page: string; language: string }
  | { kind: 'add-page'; value: Json }
  | { kind: 'remove-page'; page: string }
  | { kind: 'commit'; message: string; files: readonly string[]; publish: boolean };

/** The largest photograph that can be sent: 30 MB. */
export const LARGEST_PHOTOGRAPH = 30_000_000;

/** `page` is the path of the current page; `beside` the other language that the panel shows. */
export type Request = { page: string; beside?: string; action: Action };

/** A literal of the content; `values` are what its expressions evaluate to. */
export type Sentence = Place & { id: number; parts: Part[]; values: string[] };

/** `name` is what people call it, `words` the file of its words; `role-2` is the third role's. */
export type Page = { path: string; name: string; words: string; isAdded: boolean };

/** A change as a person sees it: the field, the text before and after. */
export type Summary = {
  field: string;
  before: string;
  after: string;
  /** Small, as data addresses: the picture that was there, if there was one, and the new one. */
  pictures?: string[];
};

export type State = {
  /** The folder of the language in which the pages are shown. */
  language: string;
  sentences: Sentence[];
  /** Those of this language first. */
  sections: Section[];
  /** The languages that are there, by folder: what each calls itself. */
  languages: Record<string, string>;
  pages: Page[];
  /** What a page that is added asks for. */
  newPage?: Shape;
  /** How each icon is drawn that the content may name: its box, and its lines. */
  icons: Record<string, { box: string; lines: string[] }>;
  /** A file of each picture that a field may name. */
  stills: Record<string, string>;
  /** When a share picture was last drawn. */
  shares: number;
  changes: (Summary & { id: number; file: string })[];
  /** What still stops a build: words left from the sample, or earlier mistakes. */
  leftovers: string[];
  canRedo: boolean;
  /** Nothing where the folder is not under git. */
  git: Git | undefined;
};

/** Sent before the answer, a line each, while something takes its time. */
export type Progress = { progress: string };

/** Why nothing was changed, one reason per line; empty where all is well. */
export type Verdict = { problem: string };
/** `html` is the updated page. */
export type Answer = Verdict & { state: State; html: string };
