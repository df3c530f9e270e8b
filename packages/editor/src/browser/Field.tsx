import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type Action,
  type Json,
  type ListChange,
  type Node,
  type PictureOf,
  type Section,
  type Shape,
  type State,
  trailAt,
} from '../protocol.ts';
import type { Place } from '../source.ts';
import { Control } from './Control.tsx';
import { Form } from './Form.tsx';
import { isPicture, PictureInput } from './PicturePanel.tsx';
import { fill, isSame, makeEditable, shownText, typed } from './page.ts';
import { act, actAndCheck, editorRoot, now, sentenceOf, show, useView } from './store.ts';

/** What the language that is shown beside the first one says, by path. */
export type Twins = ReadonlyMap<string, Node>;
export const Beside = createContext<Twins>(new Map());

export const isTyped = ({ kind }: Node) => kind === 'text' || kind === 'name';

/** The same words of more than one word in both languages. What has one word may be the same. */
export const isUntranslated = (node: Node, twins: Twins) =>
  node.kind === 'text' &&
  node.sentence !== undefined &&
  /\p{L}\s+\S*\p{L}/u.test(node.value ?? '') &&
  twins.get(node.path)?.value === node.value;

/** What is asked for, and what it stands in. Lists stay whole: their entries are counted. */
export function matching(node: Node, query: string): Node | undefined {
  const isIt = [node.label, node.value].some((text) =>
    text?.toLowerCase().includes(query.trim().toLowerCase()),
  );
  if (isIt || !node.nodes) return isIt ? node : undefined;
  const nodes = node.nodes.flatMap((it) => matching(it, query) ?? []);
  if (nodes.length === 0) return undefined;
  return node.kind === 'list' ? node : { ...node, nodes };
}

type Props = { node: Node; holder?: Node | undefined };

/** A field by what it holds: typed, chosen, or made of further fields. */
export function FieldOf({ node, holder, isSection }: Props & { isSection?: boolean }) {
  if (isTyped(node)) return <Sentence node={node} />;
  if (node.kind === 'list') return <List list={node} />;
  if (node.kind === 'group')
    return isSection ? <Fields group={node} /> : <Group group={node} holder={holder} />;
  return holder?.at ? <Value node={node} holder={holder} /> : null;
}

/** Everything that a group has, and what it could have. */
function Fields({ group }: { group: Node }) {
  const nodes = group.nodes ?? [];
  const absent = nodes.filter((it) => it.isAbsent);
  return (
    <>
      {nodes
        .filter((it) => !it.isAbsent)
        .map((node) => (
          <FieldOf key={node.name} node={node} holder={group} />
        ))}
      {group.at && absent.map((node) => <Absent key={node.name} node={node} holder={group} />)}
    </>
  );
}

/** Changes something, and shows why where it could not. */
export function useChange() {
  const [problem, setProblem] = useState('');
  const last = useRef<Action>(undefined);
  const change = async (action: Action, done: string, onDone?: () => void) => {
    last.current = action;
    const refused = await actAndCheck(action, done, onDone);
    // The compiler may agree to this one after the next was refused.
    if (refused || last.current === action) setProblem(refused);
    return refused === '';
  };
  return [change, problem && <p className="problem">{problem}</p>] as const;
}

/** Sets one field of a group, or takes it away. */
function useSet({ at }: Node) {
  const [change, problem] = useChange();
  const set = (node: Node, value: Json | undefined, done: string) => {
    const action = { kind: 'set', at: at!, name: node.name } as const;
    // What was there has gone, and what adds it has come; or the other way round.
    const follow = () => {
      const place = `[data-place="${CSS.escape(node.path)}"]`;
      const root = editorRoot();
      if (!root.activeElement)
        root.querySelector<HTMLElement>(`${place} > summary, ${place} :checked`)?.focus();
    };
    return change(value === undefined ? action : { ...action, value }, done, follow);
  };
  return { set, problem };
}

function Group({ group, holder }: { group: Node; holder?: Node | undefined }) {
  const { query } = useView();
  // A part of a whole file, such as the footer.
  if (holder?.path === '')
    return (
      <details className="entry" open={query !== ''}>
        <summary>{group.label}</summary>
        <Fields group={group} />
      </details>
    );
  return (
    <fieldset className="group">
      <legend>{group.label}</legend>
      <Fields group={group} />
      {group.isOptional && holder?.at && <Remove node={group} holder={holder} />}
    </fieldset>
  );
}

function Remove({ node, holder }: { node: Node; holder: Node }) {
  const { set, problem } = useSet(holder);
  return (
    <>
      <button
        type="button"
        className="quiet"
        onClick={() => set(node, undefined, `${node.label} removed. Undo brings it back.`)}
      >
        Remove {node.label.toLowerCase()}
      </button>
      {problem}
    </>
  );
}

/** The words that the pages of all roles need, while there are none. */
function missingFor({ name }: Node, { sections }: State) {
  const isIt = (it: Section) => name === 'details' && it.node.path === 'roles';
  const roles = sections.find(isIt)?.node;
  const page = roles?.nodes?.find((it) => it.name === 'page' && it.isAbsent);
  return page && { at: roles!.at!, shape: { ...page, isOptional: false } };
}

/** What is not there yet, asked for by a form. A picture is chosen at once. */
function Absent({ node, holder }: { node: Node; holder: Node }) {
  const { set, problem } = useSet(holder);
  const first = missingFor(node, useView().state);
  if (isPicture(node)) return <Value node={node} holder={holder} />;
  const asked = { ...node, isOptional: false };
  const save = async (value: Json) => {
    const { page, details } = Object(value) as Record<string, Json>;
    const action = first && ({ kind: 'set', at: first.at, name: 'page', value: page! } as const);
    if (action && (await act(action, `${first!.shape.label} added.`))) return false;
    return set(node, first ? details : value, `${node.label} added.`);
  };
  return (
    <details className="more" data-place={node.path}>
      <summary>Add {node.label.toLowerCase()}</summary>
      <Form
        shape={first ? { ...asked, kind: 'group', fields: [asked, first.shape] } : asked}
        button={`Add ${node.label.toLowerCase()}`}
        save={save}
      />
      {problem}
    </details>
  );
}

/** What is chosen. A portrait is always a new picture; any other may be one. */
function Value({ node, holder }: { node: Node; holder: Node }) {
  const { set, problem } = useSet(holder);
  const save = (value: Json | undefined) => void set(node, value, `${node.label} saved.`);
  const isPortrait = node.kind === 'portrait';
  const another = node.isAbsent ? 'Add a picture' : 'Another picture';
  return (
    <div className="field" data-place={node.path}>
      {!isPortrait && <Control shape={node} value={node.value ?? ''} save={save} />}
      {isPicture(node) && (
        <PictureInput
          label={isPortrait ? another : 'Or a new photograph'}
          choose={pictureOf(node, holder.at!)}
        />
      )}
      {problem}
    </div>
  );
}

/** A new picture has words of its own. A portrait has none: the person's name is beside it. */
const pictureOf = ({ kind, name }: Shape, of: Place): PictureOf => ({
  of,
  name,
  ...(kind === 'picture' && { alt: '' }),
});

type Change = (change: ListChange, done: string) => Promise<boolean>;

/** The entries of a list: each can be changed, moved or removed, and one can be added. */
function List({ list }: { list: Node }) {
  const { open } = useView();
  const [act, problem] = useChange();
  const form = useRef<HTMLDetailsElement>(null);
  const isAsked = open?.path === list.path;
  useEffect(() => {
    if (!isAsked) return;
    form.current!.open = true;
    form.current!.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  const rows = useRef<HTMLOListElement>(null);
  const change: Change = (change, done) =>
    act({ kind: 'list', at: list.at!, change }, done, () => {
      if (change.kind === 'move') followMove(rows.current!.children, change.at, change.to);
      if (change.kind === 'remove') followRemoval(rows.current!, change.at);
    });
  const entries = list.nodes ?? [];
  const add = async (value: Json, file?: File) => {
    const isAdded = await change({ kind: 'add', at: entries.length, value }, 'Added.');
    const all = now().state.sections.map(({ node }) => node);
    const of = isAdded && file && trailAt(all, list.at!).at(-1)?.nodes?.at(-1)?.at;
    const field = list.item!.fields?.find(isPicture);
    if (of && field) show({ panel: 'pictures', photograph: { file, ...pictureOf(field, of) } });
    return isAdded;
  };
  return (
    <section aria-label={list.label}>
      <h3>{list.label}</h3>
      <ol ref={rows} className="entries">
        {entries.map((entry, at) => (
          <li key={at}>
            <Entry entry={entry} />
            {list.at && list.item && <EntryButtons list={list} at={at} change={change} />}
          </li>
        ))}
      </ol>
      {list.at && list.item && (
        <details ref={form} className="more">
          <summary>Add to {list.label}</summary>
          <Form key={entries.length} shape={list.item} button="Add" save={add} />
        </details>
      )}
      {problem}
    </section>
  );
}

/** What was open stays open, and the focus goes along: at an end, on the button that leads back. */
function followMove(rows: HTMLCollection, at: number, to: number) {
  const [from, row] = [rows[at]!, rows[to]!];
  const parts = [from, row].map((it) => it.querySelector<HTMLDetailsElement>(':scope > details'));
  const areOpen = parts.map((it) => it?.open);
  for (const [index, part] of parts.entries()) if (part) part.open = areOpen[1 - index]!;
  const moves = [...row.querySelectorAll<HTMLElement>(':scope > .buttons > button')].slice(0, 2);
  const buttons = to < at ? moves : moves.toReversed();
  buttons.find((it) => it.matches(':enabled'))?.focus();
}

/** From a row that is gone to the next one, or the last; without any, to what adds one. */
export function followRemoval(rows: HTMLElement, at: number) {
  const removing = (row: Element | null) => row?.querySelector<HTMLElement>('[data-removes]');
  const next = [...rows.children].slice(at).map(removing).find(Boolean);
  const last = [...rows.children].map(removing).findLast(Boolean);
  const adding = rows.parentElement!.querySelector<HTMLElement>(':scope > .more > summary, h2');
  (next ?? last ?? adding)?.focus();
}

/** An entry of one sentence is that sentence; any other is opened. */
function Entry({ entry }: { entry: Node }) {
  const { query } = useView();
  if (isTyped(entry)) return <Sentence node={entry} />;
  return (
    <details className="entry" open={query !== '' && matching(entry, query) !== undefined}>
      <summary>{entry.label}</summary>
      {entry.kind === 'group' ? <Fields group={entry} /> : <FieldOf node={entry} />}
    </details>
  );
}

export function EntryButtons({ list, at, change }: { list: Node; at: number; change: Change }) {
  const label = list.nodes?.[at]?.label || 'the empty entry';
  const last = list.nodes!.length - 1;
  return (
    <span className="buttons">
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          type="button"
          disabled={at === (way === 'up' ? 0 : last)}
          aria-label={`Move ${label} ${way}`}
          onClick={() =>
            change(
              { kind: 'move', at, to: way === 'up' ? at - 1 : at + 1 },
              `${label} moved ${way}.`,
            )
          }
        >
          {way === 'up' ? '↑' : '↓'}
        </button>
      ))}
      <button
        type="button"
        data-removes=""
        aria-label={`Remove ${label}`}
        onClick={() => change({ kind: 'remove', at }, `${label} removed. Undo brings it back.`)}
      >
        Remove
      </button>
    </span>
  );
}

/** A sentence in the panel, typed in like one on the page; below it the other language's. */
function Sentence({ node }: { node: Node }) {
  const twins = useContext(Beside);
  const { beside, state } = useView();
  const twin = twins.get(node.path);
  if (node.sentence === undefined) return null;
  return (
    <div className="field">
      <span aria-hidden="true">{node.label}</span>
      <Typed id={node.sentence} label={node.label} />
      {twin?.sentence !== undefined && twin.sentence !== node.sentence && (
        <>
          <span aria-hidden="true">
            {state.languages[beside]}
            {isUntranslated(node, twins) && <mark>not translated yet</mark>}
          </span>
          <Typed id={twin.sentence} label={`${node.label}, ${state.languages[beside]}`} />
        </>
      )}
    </div>
  );
}

function Typed({ id, label }: { id: number; label: string }) {
  const element = useRef<HTMLDivElement>(null);
  const { current } = useView();
  const sentence = sentenceOf(id);
  const problem = current?.id === id && current.problem;

  useLayoutEffect(() => {
    const field = element.current;
    if (!field || !sentence) return;
    makeEditable(field, sentence, label);
    const isOld =
      field.textContent !== shownText(sentence) || !isSame(typed(field), sentence.parts);
    if (isOld && field.dataset.unsaved === undefined) fill(field, sentence);
  }, [sentence, label]);

  return (
    <>
      <div ref={element} />
      {problem && <p className="problem">{problem}</p>}
    </>
  );
}
