import type { Content, EditableList, Words } from '../protocol.ts';
import { Field } from './Field.tsx';
import { ListEditor } from './ListEditor.tsx';
import { shownText } from './sentences.ts';
import { show, useView } from './store.ts';

const has = (query: string, ...texts: string[]) =>
  texts.some((text) => text.toLowerCase().includes(query.toLowerCase()));

const matching = ({ file, words, lists }: Content, query: string) => ({
  file,
  words: words.filter((it) => has(query, it.path, it.file, shownText(it))),
  lists: lists.filter((it) => it.labels.length > 0 && has(query, it.path, it.file, ...it.labels)),
});

/** All that the company says, file by file: what the page shows, and what no page shows. */
export function WordsAndLists() {
  const { state, query } = useView();
  const found = state.contents
    .map((content) => matching(content, query.trim()))
    .filter(({ words, lists }) => words.length + lists.length > 0);
  const count = found.reduce((sum, { words }) => sum + words.length, 0);
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
      {found.map((content) => (
        <File key={content.file} {...content} isOpen={query !== ''} />
      ))}
    </>
  );
}

type FileProps = { file: string; words: Words[]; lists: EditableList[]; isOpen: boolean };

function File({ file, words, lists, isOpen }: FileProps) {
  return (
    <details open={isOpen}>
      <summary>{file}</summary>
      <Translation file={file} />
      {lists.map((list) => (
        <ListEditor key={list.path} list={list} />
      ))}
      {words.map((it) => (
        <Field key={it.path} words={it} />
      ))}
    </details>
  );
}

/** Words of another language are changed here alone: the pages are shown in the first one. */
function Translation({ file }: { file: string }) {
  const { language, contents } = useView().state;
  const [folder] = file.split('/');
  const isTranslation =
    folder !== language && contents.some((it) => it.file === `${folder}/language.ts`);
  return isTranslation ? (
    <p>
      The pages that you see are in “{language}”. These are the words of “{folder}”: they are
      changed here, and seen on its pages after a build.
    </p>
  ) : null;
}
