import { Bar } from './Bar.tsx';
import { Changes } from './Changes.tsx';
import { Pictures } from './Pictures.tsx';
import { SentenceTools } from './SentenceTools.tsx';
import { show, useView } from './store.ts';
import { WordsAndLists } from './WordsAndLists.tsx';

const names = { words: 'Words and lists', pictures: 'Pictures', changes: 'Changes' };
const panels = { words: WordsAndLists, pictures: Pictures, changes: Changes };

/** Everything of the editor that is not the page itself. */
export function Editor() {
  const { panel } = useView();
  const Content = panel && panels[panel];
  return (
    <>
      <Bar />
      <SentenceTools />
      {Content && (
        <aside className="panel" aria-label={names[panel]}>
          <header>
            <h2>{names[panel]}</h2>
            <button type="button" onClick={() => show({ panel: undefined })}>
              Close
            </button>
          </header>
          <Content />
        </aside>
      )}
    </>
  );
}
