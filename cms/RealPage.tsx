import { Component, createRef } from 'react';
import { lead } from './lead.ts';
import styles from './preview.css?inline';
import { bind, fieldAt, flatten, update } from './words-on-page.ts';

/** As the CMS hands it over: Immutable's maps. */
type Entry = {
  get(key: string): string;
  getIn(path: string[]): unknown;
  toJS(): { data: unknown };
};
type Props = { entry: Entry; getCollection: (name: string) => Promise<Entry[]> };
export type Site = {
  /** The paths of pages, by language. The first language stands first. */
  paths: Record<string, Record<string, string>>;
  /** By the name of their collection: the names of its forms. */
  collections: string[];
};

/** What is on every page, and so outside of what a page says itself. */
const EVERYWHERE = ['frame', 'company'];

/**
 * The real page beside its form: it follows the typing, and a click leads to the field. A class,
 * as the CMS brings a React of its own: hooks of ours would belong to none.
 */
export const realPage = (form: string, { paths, collections }: Site) =>
  class RealPage extends Component<Props, { isNarrow: boolean; isDark: boolean }> {
    override state = { isNarrow: false, isDark: false };
    frame = createRef<HTMLIFrameElement>();
    bound = new Map<Text, string>();
    address = '';
    shown = '';

    /** Of the pane, as what the preview is told stays in the first language. */
    get locale() {
      const pane = document.querySelector<HTMLElement>('.pane[data-mode=preview]');
      return pane?.dataset.locale ?? '';
    }

    get values() {
      return flatten(this.props.entry.toJS().data);
    }

    /** Where the page is, or nothing before it is saved. It stays while its address is typed. */
    get path() {
      const { entry } = this.props;
      const file = `${entry.get('path')} ${this.locale}`;
      if (file === this.shown) return this.address;
      this.shown = file;
      const language = paths[this.locale] ?? Object.values(paths)[0]!;
      const slug = entry.get('slug');
      const own = entry.getIn(['data', 'path']) as string | undefined;
      if (!slug) this.address = '';
      else if (own) this.address = own;
      else if (form === 'news-entries') this.address = `${language.news}/${slug}`;
      else if (form === 'roles')
        this.address = `${language.career}${entry.getIn(['data', 'details']) ? `/${slug}` : ''}`;
      else if (form === 'not-found') this.address = `${language.home}/404`.replace('//', '/');
      else this.address = language.home!;
      return this.address;
    }

    override componentDidUpdate() {
      update(this.bound, this.values);
    }

    /** Also after each saving, as the page comes anew. */
    onLoad = () => {
      const page = this.frame.current!.contentDocument!;
      const main = page.querySelector('main');
      this.bound = bind(EVERYWHERE.includes(form) || !main ? page.body : main, this.values);
      const window = this.frame.current!.contentWindow as Window & typeof globalThis;
      const sheet = new window.CSSStyleSheet();
      sheet.replaceSync(
        ':is(h1,h2,h3,p,a,li,dt,dd,img,th,td,span):hover{outline:2px dashed #2e86de;cursor:text}',
      );
      page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
      page.addEventListener('click', (event) => this.onClick(event), { capture: true });
    };

    onClick(event: MouseEvent) {
      const target = event.target as Element;
      const isOwn = EVERYWHERE.includes(form) || target.closest('main');
      const path = isOwn && fieldAt(target, this.bound, this.values);
      if (!path && !target.closest('a,h1,h2,h3,p,li,dt,dd,img,th,td,span')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (path) lead(this.locale, path);
      else this.leadElsewhere(target);
    }

    /** To the form that says it: of the header, of a role, of the sample trip. */
    async leadElsewhere(target: Element) {
      for (const name of collections)
        for (const entry of await this.props.getCollection(name)) {
          const { i18n, data } = entry.toJS() as {
            i18n: Record<string, { data: unknown }>;
            data: unknown;
          };
          const values = flatten(i18n[this.locale]?.data ?? data);
          const path = fieldAt(target, bind(target, values), values);
          if (!path || entry.get('slug') === this.props.entry.get('slug')) continue;
          location.hash = `#/collections/${name}/entries/${entry.get('slug')}`;
          return lead(this.locale, path);
        }
    }

    override render() {
      const { isNarrow, isDark } = this.state;
      return (
        <div className="preview">
          <style>{styles}</style>
          {form === 'mails' && <p>These words go out by mail. No page shows them.</p>}
          {!this.path && <p>The page appears here once it is saved.</p>}
          {this.path && form !== 'mails' && (
            <>
              <p>
                <label>
                  <input
                    type="checkbox"
                    checked={isNarrow}
                    onChange={() => this.setState({ isNarrow: !isNarrow })}
                  />{' '}
                  As on a phone
                </label>{' '}
                <label>
                  <input
                    type="checkbox"
                    checked={isDark}
                    onChange={() => this.setState({ isDark: !isDark })}
                  />{' '}
                  Dark
                </label>
              </p>
              <iframe
                title="The page"
                ref={this.frame}
                data-narrow={isNarrow}
                data-dark={isDark}
                src={this.path}
                onLoad={this.onLoad}
              />
            </>
          )}
        </div>
      );
    }
  };
