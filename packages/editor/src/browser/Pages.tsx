import { useRef } from 'react';
import { ADDRESS, trailTo } from '../protocol.ts';
import { followMove, followRemoval, Moves, useChange } from './Field.tsx';
import { Form } from './Form.tsx';
import { here, useView } from './store.ts';

/** The pages of the header, in its order, and those that were added: to open, move or remove. */
export function Pages() {
  const { pages, newPage, sections, language } = useView().state;
  const [change, problem] = useChange();
  const rows = useRef<HTMLUListElement>(null);
  const own = sections.filter((it) => it.language === language).map(({ node }) => node);
  const header = trailTo(own, ({ path }) => path === 'navigation').at(-1);
  const targets = (header?.nodes ?? []).map(
    ({ nodes }) => nodes?.find(({ name }) => name === 'href')?.value ?? '',
  );
  const linked = targets.flatMap((target) => pages.find(({ path }) => path === target) ?? []);
  const added = pages.filter((it) => it.isAdded);
  return (
    <details className="section" open>
      <summary>Pages</summary>
      <ul ref={rows} className="entries">
        {[...new Set([...linked, ...added])].map(({ path, name, words, isAdded }, row) => {
          const at = targets.indexOf(path);
          const move = (to: number) =>
            change(
              { kind: 'list', at: header!.at!, change: { kind: 'move', at, to } },
              `${name} moved in the header.`,
              () => followMove(rows.current!.children, row, row + to - at),
            );
          const remove = () =>
            change(
              { kind: 'remove-page', page: words },
              `${name} removed. Undo brings it back.`,
              () => followRemoval(rows.current!, row),
            );
          return (
            <li key={row}>
              <a href={ADDRESS + path} aria-current={path === here() ? 'page' : undefined}>
                {name}
              </a>
              <span className="buttons">
                {header?.at && at >= 0 && (
                  <Moves label={`the page ${name}`} at={at} last={targets.length - 1} move={move} />
                )}
                {isAdded && (
                  <button
                    type="button"
                    data-removes=""
                    aria-label={`Remove the page ${name}`}
                    onClick={remove}
                  >
                    Remove
                  </button>
                )}
              </span>
            </li>
          );
        })}
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
