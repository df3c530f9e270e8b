import { type FormEvent, useState } from 'react';
import type { EditableList, ListChange } from '../protocol.ts';
import { actAndCheck } from './store.ts';

/** The entries of a list: each can be moved or removed, and one can be added. */
export function ListEditor({ list }: { list: EditableList }) {
  const [problem, setProblem] = useState('');
  const change = async (what: ListChange, done: string) =>
    setProblem(await actAndCheck({ kind: 'list', at: list, change: what }, done));
  return (
    <section aria-label={`${list.path}, ${list.file}`}>
      <h3>{list.path}</h3>
      <ol className="entries">
        {list.labels.map((label, at) => (
          <li key={at}>
            <span>{label || 'empty'}</span>
            <EntryButtons list={list} at={at} change={change} />
          </li>
        ))}
      </ol>
      {problem && <p role="alert">{problem}</p>}
      {list.fields.length > 0 && <NewEntry list={list} change={change} />}
    </section>
  );
}

type Change = (change: ListChange, done: string) => Promise<void>;
type EntryProps = { list: EditableList; at: number; change: Change };

export function EntryButtons({ list, at, change }: EntryProps) {
  const label = list.labels[at] || 'the empty entry';
  return (
    <span className="buttons">
      <button
        type="button"
        disabled={at === 0}
        aria-label={`Move ${label} up`}
        onClick={() => change({ kind: 'move', at, to: at - 1 }, `${label} moved up.`)}
      >
        ↑
      </button>
      <button
        type="button"
        disabled={at === list.labels.length - 1}
        aria-label={`Move ${label} down`}
        onClick={() => change({ kind: 'move', at, to: at + 1 }, `${label} moved down.`)}
      >
        ↓
      </button>
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={() => change({ kind: 'remove', at }, `${label} removed. Undo brings it back.`)}
      >
        Remove
      </button>
    </span>
  );
}

function NewEntry({ list, change }: { list: EditableList; change: Change }) {
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const fields = list.fields.map(({ path, parts }) => ({
      path,
      parts: parts.some((part) => typeof part !== 'string') ? parts : [String(values.get(path))],
    }));
    await change({ kind: 'add', at: list.labels.length, fields }, 'Added.');
  };
  return (
    <details>
      <summary>Add to {list.path}</summary>
      <form onSubmit={add}>
        {list.fields
          .filter(({ parts }) => parts.every((part) => typeof part === 'string'))
          .map(({ path, parts }) => (
            <label key={path}>
              {path.replace(/^\./, '') || 'Words'}
              <input name={path} defaultValue={parts.join('')} />
            </label>
          ))}
        <button type="submit">Add</button>
      </form>
    </details>
  );
}
