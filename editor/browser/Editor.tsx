import { Bar } from './Bar.tsx';
import { Changes } from './Changes.tsx';
import { SentenceTools } from './SentenceTools.tsx';
import { show, useView } from './store.ts';
import { WordsAndLists } from './WordsAndLists.tsx';

const names = { words: 'Words and lists', changes: 'Changes' };

/** Everything of the editor that is not the page itself. */
export function Editor() {
  const { panel } = useView();
  return (
    <>
      <Bar />
      <SentenceTools />
      {panel && (
        <aside className="panel" aria-label={names[panel]}>
          <header>
            <h2>{names[panel]}</h2>
            <button type="button" onClick={() => show({ panel: undefined })}>
              Close
            </button>
          </header>
          {panel === 'words' ? <WordsAndLists /> : <Changes />}
        </aside>
      )}
    </>
  );
}
