import { useEffect, useRef } from 'react';
import { Bar } from './Bar.tsx';
import { ChangePanel } from './ChangePanel.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { SentenceTools } from './SentenceTools.tsx';
import { closePanel, type Panel, useView } from './store.ts';
import { TextPanel } from './TextPanel.tsx';

const panels = {
  text: { name: 'Words and lists', Content: TextPanel },
  pictures: { name: 'Pictures', Content: PicturePanel },
  changes: { name: 'Changes', Content: ChangePanel },
};

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
  const { name, Content } = panels[panel];
  return (
    <aside className="panel" aria-label={name}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <button type="button" onClick={closePanel}>
          Close
        </button>
      </header>
      <Content />
    </aside>
  );
}
