import { type FormEvent, useState } from 'react';
import { act, useView } from './store.ts';

/** Every change since the editor was started or since the last commit. */
export function ChangePanel() {
  const { changes, leftovers, canCommit } = useView().state;
  return (
    <>
      {changes.length === 0 && <p>Nothing has been changed yet.</p>}
      <ol className="changes">
        {changes.map(({ file, field, before, after }, index) => (
          <li key={index}>
            <p>
              {field} <small>{file}</small>
            </p>
            {before && <del>{before}</del>} {before && after && <span aria-hidden="true">→</span>}{' '}
            {after && <ins>{after}</ins>}
          </li>
        ))}
      </ol>
      {canCommit && changes.length > 0 && <Commit />}
      {leftovers.length > 0 && (
        <section>
          <h3>Still to do before the site can be built</h3>
          <ul>
            {leftovers.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Commit() {
  const [problem, setProblem] = useState('');
  const commit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = String(new FormData(event.currentTarget).get('message'));
    setProblem(await act({ kind: 'commit', message }, 'Committed.'));
  };
  return (
    <form onSubmit={commit}>
      <label>
        What was changed, in a few words
        <input name="message" required />
      </label>
      <button type="submit">Commit</button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
