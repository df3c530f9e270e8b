import { useEffect, useState } from 'react';
import type { ListChange, Node, Section, State } from '../protocol.ts';
import { EntryButtons } from './Field.tsx';
import { actAndCheck, now, sentenceOf, show, useView } from './store.ts';

/** The innermost list that contains a sentence, and the index of its entry. */
function entryOf(id: number, { sections }: State) {
  const look = (node: Node, section: Section): Found | undefined => {
    for (const [at, inside] of (node.nodes ?? []).entries()) {
      const found = look(inside, section);
      if (found) return found;
      const isHere = inside.sentence === id || inside.nodes?.some((it) => it.sentence === id);
      if (isHere && node.kind === 'list' && node.at && node.item)
        return { list: node, at, section };
    }
    return undefined;
  };
  return sections.map((section) => look(section.node, section)).find(Boolean);
}
type Found = { list: Node; at: number; section: Section };

/** How wide the tools are, about: near the edge of a phone they stay inside of it. */
const TOOLS = 260;

/** Where the current sentence ends on the page, updated as it grows. */
function usePlaceOf(id: number | undefined) {
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
  }, [id]);
  return place;
}

/** The form in the panel that adds to a list. */
function openList({ list: { path }, section: { page, node, isEverywhere } }: Found) {
  const open = { page, name: node.name, path };
  show({ panel: 'text', query: '', isWhole: Boolean(isEverywhere), open });
}

/** Next to the current sentence: what the check found, and the tools of its list. */
export function SentenceTools() {
  const { current, state } = useView();
  const place = usePlaceOf(current?.id);
  const sentence = current && sentenceOf(current.id);
  const entry = sentence && entryOf(sentence.id, state);
  if (!current || !place || (!entry && !current.problem)) return null;

  const change = async (what: ListChange, done: string) => {
    const { list, at } = entry!;
    const problem = await actAndCheck({ kind: 'list', at: list.at!, change: what }, done);
    show({ current: { ...current, problem } });
    if (problem || what.kind !== 'move') return problem === '';
    // The sentence goes with its entry, and so does whoever moved it.
    const { file, path } = sentence!;
    const moved = path.replace(`${list.path}[${at}]`, `${list.path}[${what.to}]`);
    const { sentences } = now().state;
    const id = sentences.find((it) => it.file === file && it.path === moved)?.id;
    document.querySelector<HTMLElement>(`[data-sentence="${id}"]`)?.focus();
    return true;
  };
  return (
    <div className="tools" style={place}>
      {current.problem && <p role="alert">{current.problem}</p>}
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
