import { useEffect, useState } from 'react';
import type { ListChange } from '../lists.ts';
import type { State, Words } from '../protocol.ts';
import { changeList, EntryButtons } from './ListEditor.tsx';
import { show, useView, wordsOf } from './store.ts';

/** The innermost list that words belong to, and which entry they are of. */
function entryOf({ file, path }: Words, { contents }: State) {
  const lists = contents.find((content) => content.file === file)?.lists ?? [];
  const owners = lists.filter((list) => path.startsWith(`${list.path}[`));
  const list = owners.toSorted((a, b) => b.path.length - a.path.length)[0];
  return list && { list, at: Number.parseInt(path.slice(list.path.length + 1), 10) };
}

/** Where the sentence in hand ends on the page, and follows it. */
function usePlaceOf(id: number | undefined) {
  const [place, setPlace] = useState<{ top: number; left: number }>();
  useEffect(() => {
    const find = () => {
      const sentences = document.querySelectorAll<HTMLElement>(`[data-words="${id}"]`);
      const sentence = [...sentences].find((it) => it.matches(':focus, [data-unsaved]'));
      const box = sentence?.getBoundingClientRect();
      setPlace(box && { top: box.bottom + window.scrollY, left: box.left + window.scrollX });
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

/** Beside the sentence in hand: what the check objects to, and the tools of its list. */
export function SentenceTools() {
  const { current, state } = useView();
  const place = usePlaceOf(current?.id);
  const words = current && wordsOf(current.id);
  const entry = words && entryOf(words, state);
  if (!current || !place || (!entry && current.objections.length === 0)) return null;

  const change = async (what: ListChange, done: string) => {
    const objections = await changeList(entry!.list, what, done);
    show({ current: { ...current, objections } });
  };
  return (
    <div className="tools" style={place}>
      {current.objections.length > 0 && <p role="alert">{current.objections.join(' ')}</p>}
      {entry && (
        <fieldset aria-label={entry.list.path}>
          <EntryButtons {...entry} change={change} />
          <button type="button" onClick={() => show({ panel: 'words', query: entry.list.path })}>
            Add …
          </button>
        </fieldset>
      )}
    </div>
  );
}
