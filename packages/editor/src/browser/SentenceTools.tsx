import { useEffect, useState } from 'react';
import { type ListChange, type Node, type Sentence, type State, trailTo } from '../protocol.ts';
import { EntryButtons } from './Field.tsx';
import { actAndCheck, editorRoot, now, type Panel, sentenceOf, show, useView } from './store.ts';

/** The innermost list that contains a sentence, and the index of its entry. */
function entryOf(id: number, { sections }: State) {
  for (const section of sections) {
    const trail = trailTo([section.node], ({ sentence }) => sentence === id);
    const list = trail.findLast((it) => it.kind === 'list' && it.at && it.item);
    if (list) return { list, at: list.nodes!.indexOf(trail[trail.indexOf(list) + 1]!), section };
  }
  return undefined;
}
type Found = NonNullable<ReturnType<typeof entryOf>>;

/** Where the values of a sentence are written, as the panel leads there. */
const valuesOf = ({ parts }: Sentence, { sections }: State) =>
  parts.flatMap((part) => {
    const nodes = sections.filter((it) => it.isEverywhere).map(({ node }) => node);
    const isIt = ({ path }: Node) => typeof part !== 'string' && path === part.expression;
    const trail = trailTo(nodes, isIt);
    const place = ['Whole site', ...trail.map(({ label }) => label)].join(' › ');
    return trail.length > 0 ? [`“${trail.at(-1)!.value}” is written in ${place}.`] : [];
  });

/** How wide the tools are, about: near the edge of a phone they stay inside of it. */
const TOOLS = 260;

/** Where the current sentence ends on the page, updated as it grows or moves aside for a panel. */
function usePlaceOf(id: number | undefined, panel: Panel | undefined) {
  const [place, setPlace] = useState<{ top: number; left: number }>();
  useEffect(() => {
    const find = () => {
      const sentences = document.querySelectorAll<HTMLElement>(`[data-sentence="${id}"]`);
      const sentence = [...sentences].find((it) => it.matches(':focus, [data-unsaved]'));
      const box = sentence?.getBoundingClientRect();
      const left = Math.max(8, Math.min(box?.left ?? 0, window.innerWidth - TOOLS));
      setPlace(box && { top: box.bottom + window.scrollY, left: left + window.scrollX });
    };
    find();
    document.addEventListener('input', find);
    window.addEventListener('resize', find);
    return () => {
      document.removeEventListener('input', find);
      window.removeEventListener('resize', find);
    };
  }, [id, panel]);
  return place;
}

/** The form in the panel that adds to a list. */
function openList({ list: { path }, section: { page, node, isEverywhere } }: Found) {
  const open = { page, name: node.name, path };
  show({ panel: 'text', query: '', isWhole: Boolean(isEverywhere), open });
}

/** Next to the current sentence: what the check found, and the tools of its list. */
export function SentenceTools() {
  const { current, state, panel } = useView();
  const place = usePlaceOf(current?.id, panel);
  const sentence = current && sentenceOf(current.id);
  const entry = sentence && entryOf(sentence.id, state);
  const values = new Set(sentence && valuesOf(sentence, state));
  if (!current || !place || !(entry || values.size || current.problem)) return null;

  const change = async (what: ListChange, done: string) => {
    const { list, at } = entry!;
    // The sentence goes with its entry, and so does whoever moved it; or the next one follows.
    const follow = () => {
      const { file, path } = sentence!;
      const { sentences } = now().state;
      const idAt = (to: number) => {
        const moved = path.replace(`${list.path}[${at}]`, `${list.path}[${to}]`);
        return sentences.find((it) => it.file === file && it.path === moved)?.id;
      };
      const id = what.kind === 'move' ? idAt(what.to) : (idAt(at) ?? idAt(at - 1));
      if (id !== undefined) show({ current: { id, problem: '' } });
      const next = document.querySelector<HTMLElement>(`[data-sentence="${id}"]`);
      (next ?? editorRoot().querySelector<HTMLElement>('.bar button')!).focus();
    };
    const action = { kind: 'list', at: list.at!, change: what } as const;
    const problem = await actAndCheck(action, done, follow);
    if (problem) show({ current: { ...current, problem } });
    return problem === '';
  };
  return (
    <div className="tools" style={place}>
      {current.problem && <p className="problem">{current.problem}</p>}
      {[...values].map((it) => (
        <p key={it}>
          <small>{it}</small>
        </p>
      ))}
      {entry && (
        <fieldset aria-label={entry.list.label}>
          <EntryButtons list={entry.list} at={entry.at} change={change} />
          <button type="button" onClick={() => openList(entry)}>
            Add …
          </button>
        </fieldset>
      )}
    </div>
  );
}
