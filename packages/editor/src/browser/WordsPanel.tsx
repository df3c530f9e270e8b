import { useEffect, useRef } from 'react';
import { socialFile } from '../../../../content/media-files.ts';
import { inside, type Node, type Section, type State } from '../protocol.ts';
import { Beside, FieldOf, isUntranslated, matching, type Twins } from './Field.tsx';
import { Pages } from './Pages.tsx';
import { act, here, readAgain, show, useView } from './store.ts';

/** The sentences of the page between its header and its footer, in their order. */
const idsOfThePage = () =>
  [...document.querySelectorAll<HTMLElement>('main [data-sentence], main [data-in-panel]')].map(
    ({ dataset }) => Number(dataset.sentence ?? dataset.inPanel),
  );

/** What the open page says, as it stands there; and whatever else the company says. */
function placed({ sections, language, pages }: State) {
  const ids = idsOfThePage();
  const { words } = pages.find(({ path }) => path === here()) ?? {};
  const own = sections.filter((it) => it.language === language);
  const placeOf = ({ page, node }: Section) => {
    if (page === words && node.name === 'search') return -1;
    const found = inside(node).map(({ sentence }) => ids.indexOf(sentence ?? -1));
    return Math.min(...found.map((at) => (at < 0 ? Number.POSITIVE_INFINITY : at)));
  };
  const isHere = (it: Section) =>
    !it.isEverywhere && ((words && it.page === words) || placeOf(it) < Number.POSITIVE_INFINITY);
  const onPage = own
    .filter(isHere)
    .toSorted((a, b) => Math.min(placeOf(a), 1e9) - Math.min(placeOf(b), 1e9));
  return { onPage, elsewhere: own.filter((it) => !it.page && !isHere(it)) };
}

/** The other language comes when it is asked for. */
const isRead = (beside: string, { sections }: State) =>
  sections.some(({ language }) => language === beside);

/** The same section in another language, by the paths of its fields. */
function twinsOf({ page, node }: Section, { sections }: State, language: string): Twins {
  const twin = sections.find(
    (it) => it.language === language && it.page === page && it.node.name === node.name,
  );
  return new Map(twin ? inside(twin.node).map((it) => [it.path, it]) : []);
}

/** The words of the open page, by section and in order; “Whole site” shows those around it. */
export function WordsPanel() {
  const { state, query, isWhole, beside } = useView();
  const { onPage, elsewhere } = placed(state);
  const asked = query.trim();
  const own = state.sections.filter((it) => it.language === state.language);
  const found = own.flatMap((it) => {
    const node = matching(it.node, asked);
    return node ? { ...it, node } : [];
  });
  const sections = asked ? found : isWhole ? elsewhere : onPage;
  const others = Object.entries(state.languages).filter(([folder]) => folder !== state.language);
  const twins = sections.map((it) => [it, twinsOf(it, state, beside)] as const);
  const left = twins.flatMap(([{ node }, map]) =>
    inside(node).filter((it) => isUntranslated(it, map)),
  );
  return (
    <div className="words">
      <fieldset className="switch" aria-label="What is shown">
        {[false, true].map((whole) => (
          <button
            key={String(whole)}
            type="button"
            aria-pressed={isWhole === whole && !asked}
            onClick={() => show({ isWhole: whole, query: '' })}
          >
            {whole ? 'Whole site' : 'This page'}
          </button>
        ))}
      </fieldset>
      <input
        type="search"
        aria-label="Search"
        placeholder="Search everything"
        value={query}
        onChange={(event) => show({ query: event.target.value })}
      />
      {others.length > 0 && (
        <label className="beside">
          Beside it
          <select
            value={beside}
            onChange={({ target }) => {
              show({ beside: target.value });
              readAgain();
            }}
          >
            <option value="">no other language</option>
            {others.map(([folder, name]) => (
              <option key={folder} value={folder}>
                {name}
              </option>
            ))}
          </select>
          {isRead(beside, state) && (
            <output>
              {left.length === 0 ? 'All translated' : `${left.length} not translated yet`}
            </output>
          )}
        </label>
      )}
      {isWhole && !asked && <Pages />}
      {asked && sections.length === 0 && <p>Nothing says “{query}”.</p>}
      {twins.map(([section, map]) => (
        <SectionOf key={`${section.page} ${section.node.name}`} section={section} twins={map} />
      ))}
    </div>
  );
}

function SectionOf({ section: { page, node }, twins }: { section: Section; twins: Twins }) {
  const { query, open, beside, state } = useView();
  const element = useRef<HTMLDetailsElement>(null);
  const isAsked = open?.page === page && open?.name === node.name;
  useEffect(() => {
    if (isAsked) element.current!.open = true;
  }, [isAsked]);
  const title = state.pages.find(({ words }) => words === page)?.name;
  const heading = node.nodes?.find(({ name }) => name === 'heading')?.value;
  return (
    <details ref={element} className="section" open={query !== '' || node.name === 'search'}>
      <summary>
        {heading ?? node.label}
        <small>{query ? title : heading && node.label}</small>
      </summary>
      {node.name === 'search' && <SearchResult node={node} page={page!} />}
      {isRead(beside, state) && twins.size === 0 && page && (
        <p>
          {state.languages[beside]} shows these words until they are translated.{' '}
          <button
            type="button"
            onClick={() =>
              act({ kind: 'translate', page, language: beside }, 'Ready to translate.')
            }
          >
            Translate this page
          </button>
        </p>
      )}
      <Beside value={twins}>
        <FieldOf node={node} isSection />
      </Beside>
    </details>
  );
}

/** As a search engine shows the page, and what a shared link to it shows. */
function SearchResult({ node, page }: { node: Node; page: string }) {
  const { state } = useView();
  const said = (name: string) => node.nodes?.find((it) => it.name === name)?.value;
  const address = node.nodes?.find(({ label }) => label === 'Address')?.value ?? '/';
  return (
    <figure className="result">
      <cite>{`www.example.com${address.replaceAll('/', ' › ').trimEnd()}`}</cite>
      <b>{said('title')}</b>
      <p>{said('description')}</p>
      <img
        key={state.shares}
        src={`/media/${socialFile(page, '', [])}?${state.shares}`}
        alt="What a shared link shows"
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
      />
    </figure>
  );
}
