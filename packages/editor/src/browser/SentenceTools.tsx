import { useEffect, useState } from 'react';
import type { ListChange, Sentence, State } from '../protocol.ts';
import { EntryButtons } from './ListEditor.tsx';
import { actAndCheck, sentenceOf, sentencesOf, show, useView } from './store.ts';

/** The innermost list that a sentence belongs to, and which entry it is of. */
function entryOf({ file, path }: Sentence, { files }: State) {
  const lists = files.find((it) => it.file === file)?.lists ?? [];
  const owners = lists.filter((list) => path.startsWith(`${list.path}[`));
  const list = owners.toSorted((a, b) => b.path.length - a.path.length)[0];
  return list && { list, at: Number.parseInt(path.slice(list.path.length + 1), 10) };
}

/** How wide the tools are, about: near the edge of a phone they stay inside of it. */
const TOOLS = 260;

/** Where the current sentence ends on the page, also when it grows. */
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

/** Beside the current sentence: what the check found, and the tools of its list. */
export function SentenceTools() {
  const { current, state } = useView();
  const place = usePlaceOf(current?.id);
  const sentence = current && sentenceOf(current.id);
  const entry = sentence && entryOf(sentence, state);
  if (!current || !place || (!entry && !current.problem)) return null;

  const change = async (what: ListChange, done: string) => {
    const { list, at } = entry!;
    const problem = await actAndCheck({ kind: 'list', at: list, change: what }, done);
    show({ current: { ...current, problem } });
    if (problem || what.kind !== 'move') return;
    // The sentence goes with its entry, and so does whoever moved it.
    const { file, path } = sentence!;
    const moved = path.replace(`${list.path}[${at}]`, `${list.path}[${what.to}]`);
    const id = sentencesOf(file).find((it) => it.path === moved)?.id;
    document.querySelector<HTMLElement>(`[data-sentence="${id}"]`)?.focus();
  };
  return (
    <div className="tools" style={place}>
      {current.problem && <p role="alert">{current.problem}</p>}
      {entry && (
        <fieldset aria-label={entry.list.path}>
          <EntryButtons {...entry} change={change} />
          <button type="button" onClick={() => show({ panel: 'text', query: entry.list.path })}>
            Add …
          </button>
        </fieldset>
      )}
    </div>
  );
}
