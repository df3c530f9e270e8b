import { type FormEvent, useState } from 'react';
import { act, useView } from './store.ts';

/** Every change since the editor was started or since the last commit. */
export function Changes() {
  const { changes, canCommit } = useView().state;
  if (changes.length === 0) return <p>Nothing has been changed yet.</p>;
  return (
    <>
      <ol className="changes">
        {changes.map(({ file, field, before, after }, index) => (
          <li key={index}>
            <p>
              {field} <small>company/{file}</small>
            </p>
            {before && <del>{before}</del>} {before && after && <span aria-hidden="true">→</span>}{' '}
            {after && <ins>{after}</ins>}
          </li>
        ))}
      </ol>
      {canCommit && <Commit />}
    </>
  );
}

function Commit() {
  const [objections, setObjections] = useState<string[]>([]);
  const commit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = String(new FormData(event.currentTarget).get('message'));
    setObjections(await act({ kind: 'commit', message }, 'Committed.'));
  };
  return (
    <form onSubmit={commit}>
      <label>
        What was changed, in a few words
        <input name="message" required />
      </label>
      <button type="submit">Commit</button>
      {objections.length > 0 && <p role="alert">{objections.join(' ')}</p>}
    </form>
  );
}
