import { useLayoutEffect, useRef } from 'react';
import type { Words } from '../protocol.ts';
import { fill, isSame, makeEditable, shownText, typed } from './sentences.ts';
import { useView } from './store.ts';

/** A sentence in the panel: typed in like one on the page. */
export function Field({ words }: { words: Words }) {
  const element = useRef<HTMLDivElement>(null);
  const { current } = useView();
  const objections = current?.id === words.id ? current.objections : [];

  useLayoutEffect(() => {
    const field = element.current!;
    makeEditable(field, words);
    const isOld = field.textContent !== shownText(words) || !isSame(typed(field), words.parts);
    if (isOld && field.dataset.unsaved === undefined) fill(field, words);
  }, [words]);

  return (
    <div className="field">
      <span aria-hidden="true">{words.path}</span>
      <div ref={element} data-words={words.id} />
      {objections.length > 0 && <p role="alert">{objections.join(' ')}</p>}
    </div>
  );
}
