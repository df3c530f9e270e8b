import { useEffect, useRef } from 'react';
import { Bar } from './Bar.tsx';
import { Changes } from './Changes.tsx';
import { Pictures } from './Pictures.tsx';
import { SentenceTools } from './SentenceTools.tsx';
import { closePanel, type Panel, useView } from './store.ts';
import { WordsAndLists } from './WordsAndLists.tsx';

const names = { words: 'Words and lists', pictures: 'Pictures', changes: 'Changes' };
const panels = { words: WordsAndLists, pictures: Pictures, changes: Changes };

/** Everything of the editor that is not the page itself. */
export function Editor() {
  const { panel } = useView();
  return (
    <>
      <SentenceTools />
      <div className="frame">
        {panel && <OpenPanel key={panel} panel={panel} />}
        <Bar />
      </div>
    </>
  );
}

function OpenPanel({ panel }: { panel: Panel }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever opens it is led into it, and back again when it closes.
  useEffect(() => heading.current!.focus(), []);
  const Content = panels[panel];
  return (
    <aside className="panel" aria-label={names[panel]}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {names[panel]}
        </h2>
        <button type="button" onClick={closePanel}>
          Close
        </button>
      </header>
      <Content />
    </aside>
  );
}
