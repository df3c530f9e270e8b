import { ADDRESS } from '../protocol.ts';
import { act, here, type Panel, show, useView } from './store.ts';

/** Always in sight: the page, undo and redo, the panels, and how the last action went. */
export function Bar() {
  const { state, status } = useView();
  const { changes, canRedo, pages } = state;
  const last = changes.at(-1);
  return (
    <section className="bar" aria-label="Editor">
      <output>{status}</output>
      <label>
        Page{' '}
        <select
          value={here()}
          onChange={(event) => window.location.assign(ADDRESS + event.target.value)}
        >
          {pages.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </select>
      </label>
      <button
        type="button"
        disabled={!last}
        onClick={() => act({ kind: 'undo' }, `Undone: ${last?.field}.`)}
      >
        Undo
      </button>
      <button
        type="button"
        disabled={!canRedo}
        onClick={() => act({ kind: 'redo' }, 'Done again.')}
      >
        Redo
      </button>
      <PanelButton panel="text">Words and lists</PanelButton>
      <PanelButton panel="pictures">Pictures</PanelButton>
      <PanelButton panel="changes">Changes ({changes.length})</PanelButton>
      <a href={here()}>Done</a>
    </section>
  );
}

function PanelButton({ panel, children }: { panel: Panel; children: React.ReactNode }) {
  const isOpen = useView().panel === panel;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => show({ panel: isOpen ? undefined : panel })}
    >
      {children}
    </button>
  );
}
