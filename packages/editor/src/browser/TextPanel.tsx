import { useLayoutEffect, useRef } from 'react';
import type { EditableFile, Sentence } from '../protocol.ts';
import { ListEditor } from './ListEditor.tsx';
import { fill, isSame, makeEditable, shownText, typed } from './page.ts';
import { show, useView } from './store.ts';

const has = (query: string, ...texts: string[]) =>
  texts.some((text) => text.toLowerCase().includes(query.toLowerCase()));

const matching = ({ file, sentences, lists }: EditableFile, query: string) => ({
  file,
  sentences: sentences.filter((it) => has(query, it.path, file, shownText(it))),
  lists: lists.filter((it) => it.labels.length > 0 && has(query, it.path, file, ...it.labels)),
});

/** All that the company says, file by file: what the page shows, and what no page shows. */
export function TextPanel() {
  const { state, query } = useView();
  const found = state.files
    .map((file) => matching(file, query.trim()))
    .filter(({ sentences, lists }) => sentences.length + lists.length > 0);
  const count = found.reduce((sum, { sentences }) => sum + sentences.length, 0);
  return (
    <>
      <label className="search">
        Search
        <input
          type="search"
          value={query}
          onChange={(event) => show({ query: event.target.value })}
        />
      </label>
      <p role="status">{query && `${count} found`}</p>
      {found.map(({ file, sentences, lists }) => (
        <details key={file} open={query !== ''}>
          <summary>{file}</summary>
          <Translation file={file} />
          {lists.map((list) => (
            <ListEditor key={list.path} list={list} />
          ))}
          {sentences.map((sentence) => (
            <Field key={sentence.path} sentence={sentence} />
          ))}
        </details>
      ))}
    </>
  );
}

/** Another language is changed here alone: the pages are shown in the first one. */
function Translation({ file }: { file: string }) {
  const { language, files } = useView().state;
  const [folder] = file.split('/');
  if (folder === language || !files.some((it) => it.file === `${folder}/language.ts`)) return null;
  return (
    <p>
      The pages that you see are in “{language}”. These are the words of “{folder}”: they are
      changed here, and seen on its pages after a build.
    </p>
  );
}

/** A sentence in the panel: typed in like one on the page. */
function Field({ sentence }: { sentence: Sentence }) {
  const element = useRef<HTMLDivElement>(null);
  const { current } = useView();
  const problem = current?.id === sentence.id && current.problem;

  useLayoutEffect(() => {
    const field = element.current!;
    makeEditable(field, sentence);
    const isOld =
      field.textContent !== shownText(sentence) || !isSame(typed(field), sentence.parts);
    if (isOld && field.dataset.unsaved === undefined) fill(field, sentence);
  }, [sentence]);

  return (
    <div className="field">
      <span aria-hidden="true">{sentence.path}</span>
      <div ref={element} />
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
