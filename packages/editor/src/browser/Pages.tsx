import { useRef } from 'react';
import { ADDRESS } from '../protocol.ts';
import { followRemoval, useChange } from './Field.tsx';
import { Form } from './Form.tsx';
import { here, useView } from './store.ts';

/** The pages that were added, to open or remove, and one more. The header has their order. */
export function Pages() {
  const { pages, newPage } = useView().state;
  const [change, problem] = useChange();
  const rows = useRef<HTMLUListElement>(null);
  const remove = (page: string, name: string, row: number) =>
    change({ kind: 'remove-page', page }, `${name} removed. Undo brings it back.`, () =>
      followRemoval(rows.current!, row),
    );
  return (
    <details className="section" open>
      <summary>Pages</summary>
      <ul ref={rows} className="entries">
        {pages
          .filter((it) => it.isAdded)
          .map(({ path, name, words }, row) => (
            <li key={row}>
              <a href={ADDRESS + path} aria-current={path === here() ? 'page' : undefined}>
                {name}
              </a>
              <span className="buttons">
                <button
                  type="button"
                  data-removes=""
                  aria-label={`Remove the page ${name}`}
                  onClick={() => remove(words, name, row)}
                >
                  Remove
                </button>
              </span>
            </li>
          ))}
      </ul>
      {newPage && (
        <details className="more">
          <summary>Add a page</summary>
          <Form
            shape={newPage}
            button="Add the page"
            save={(value) =>
              change({ kind: 'add-page', value }, 'Page added, with a link in the header.')
            }
          />
        </details>
      )}
      {problem}
    </details>
  );
}
