import { useEffect, useLayoutEffect, useRef } from 'react';
import { Bar } from './Bar.tsx';
import { ChangePanel } from './ChangePanel.tsx';
import { Icon } from './icons.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { Preview, turn } from './Preview.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { SentenceTools } from './SentenceTools.tsx';
import { closePanel, type Panel, useView } from './store.ts';
import { WordsPanel } from './WordsPanel.tsx';

const panels = {
  text: { name: 'Words and lists', Content: WordsPanel },
  pictures: { name: 'Pictures', Content: PicturePanel },
  changes: { name: 'Changes', Content: ChangePanel },
};

/** An open panel moves the page aside; what was in view stays in view. */
function makeRoom(isOpen: boolean) {
  const { documentElement: page } = document;
  const at = window.scrollY / page.scrollHeight;
  page.toggleAttribute('data-panel', isOpen);
  window.scrollTo({ top: at * page.scrollHeight, behavior: 'instant' });
}

/** All of the editor except the page itself. */
export function Editor() {
  const { panel, seen, isDark, isPublishing } = useView();
  useLayoutEffect(() => makeRoom(Boolean(panel)), [panel]);
  useEffect(() => turn(document, isDark), [isDark]);
  return (
    <>
      {seen === 'Edit' && <SentenceTools />}
      <div className="frame">
        {seen !== 'Edit' && <Preview device={seen} />}
        {panel && <OpenPanel key={panel} panel={panel} />}
        <Bar />
      </div>
      {isPublishing && <PublishDialog />}
    </>
  );
}

function OpenPanel({ panel }: { panel: Panel }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Opening it moves the focus into it, and closing it moves the focus back.
  useEffect(() => heading.current!.focus(), []);
  const { name, Content } = panels[panel];
  return (
    <aside className="panel" aria-label={name}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <button type="button" aria-label="Close" title="Close" onClick={closePanel}>
          <Icon name="close" />
        </button>
      </header>
      <Content />
    </aside>
  );
}
