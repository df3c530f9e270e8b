import { useRef } from 'react';
import { followRemoval } from './Field.tsx';
import { act, show, useView } from './store.ts';

/** Every change since the editor was started or since it was committed, the newest first. */
export function ChangePanel() {
  const { changes, leftovers, git, pages, languages, language } = useView().state;
  const rows = useRef<HTMLOListElement>(null);
  const takeBack = async (id: number, field: string, row: number) => {
    const problem = await act({ kind: 'undo', id }, `Taken back: ${field}.`);
    if (!problem) followRemoval(rows.current!, row);
  };
  const placeOf = (file: string) => {
    const [folder = '', name] = file.replace('.ts', '').split('/');
    const page = pages.find(({ words }) => words === name)?.name ?? 'Whole site';
    return folder in languages && folder !== language ? `${page}, ${languages[folder]}` : page;
  };
  return (
    <>
      {git && (
        <button type="submit" className="on-phones" onClick={() => show({ isPublishing: true })}>
          {git.remote ? 'Publish …' : 'Commit …'}
        </button>
      )}
      {changes.length === 0 && <p>Nothing has been changed yet.</p>}
      <ol ref={rows} className="changes">
        {changes.toReversed().map(({ id, file, field, before, after, pictures = [] }, row) => (
          <li key={id}>
            <p>
              {field} <small>{placeOf(file)}</small>
            </p>
            <button
              type="button"
              data-removes=""
              aria-label={`Take back ${field}`}
              onClick={() => takeBack(id, field, row)}
            >
              Take back
            </button>
            <span className="buttons">
              {pictures.map((picture, at) => (
                <img key={at} src={picture} alt={at + 1 < pictures.length ? 'Before' : 'Now'} />
              ))}
            </span>
            {before && <del>{before}</del>} {after && <ins>{after}</ins>}
          </li>
        ))}
      </ol>
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
