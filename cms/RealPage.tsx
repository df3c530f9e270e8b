import { Component, createRef } from 'react';
import { lead } from './lead.ts';
import styles from './preview.css?inline';
import { bind, fieldOf, flatten, update, type Values } from './words-on-page.ts';

type Data = Record<string, unknown>;
/** As the CMS hands it over: Immutable's maps. */
type Entry = {
  toJS(): { data: Data; i18n: Record<string, { data: Data }>; slug: string; path: string };
};
type Props = { entry: Entry; getCollection: (name: string) => Promise<Entry[]> };
export type Form = { name: string; fields: { name: string }[] };
/** Of pages, by language. The first language stands first. */
type Paths = Record<string, Record<string, string>>;

/** What is shown on a list, until it has a page of its own. */
const LISTS: Record<string, string> = { 'news-entries': 'news', roles: 'career' };
const HOVER = ':hover:not(:has(*)) { outline: 2px dashed; cursor: text; }';
/** What is on every page, and so outside of what a page says itself. */
const EVERYWHERE = ['frame', 'company'];

/**
 * The real page beside its form: it follows the typing, and a click leads to the field. A class,
 * as the CMS brings a React of its own: hooks of ours would belong to none.
 */
export const realPage = (
  { name: form, fields }: Form,
  paths: Paths,
  collections: { name: string }[],
) =>
  class RealPage extends Component<Props> {
    frame = createRef<HTMLIFrameElement>();
    bound = new Map<Text, string>();
    said: Values = {};
    page: Document | undefined;
    watch = 0;
    shown = { file: '', address: '' };

    /** Of the pane, as what the preview is told stays in the first language. */
    get locale() {
      const pane = document.querySelector<HTMLElement>('.pane[data-mode=preview]');
      return pane?.dataset.locale ?? '';
    }

    /** In the order of the form, which Immutable forgets. */
    get values() {
      const { data } = this.props.entry.toJS();
      return flatten(Object.fromEntries(fields.map(({ name }) => [name, data[name]])));
    }

    /** Where the page is, or nothing before it is saved. It stays while its address is typed. */
    get address() {
      const { slug, path, data } = this.props.entry.toJS();
      if (this.shown.file === path) return this.shown.address;
      const places = paths[this.locale] ?? Object.values(paths)[0]!;
      const place = places[LISTS[form] ?? 'home'];
      const own = form === 'news-entries' || data.details ? `/${slug}` : '';
      const below = form === 'not-found' ? '/404' : own;
      const address = data.path ?? (place && `${place}${below}`.replace('//', '/'));
      this.shown = { file: path, address: path && String(address ?? '') };
      return this.shown.address;
    }

    override componentDidUpdate() {
      update(this.bound, this.values);
    }

    /** Each time that the page comes: also after saving. Its pictures may take their time. */
    override componentDidMount() {
      this.watch = window.setInterval(() => {
        const page = this.frame.current?.contentDocument;
        if (page && page !== this.page && page.readyState !== 'loading') this.take(page);
      }, 200);
    }

    override componentWillUnmount() {
      clearInterval(this.watch);
    }

    take(page: Document) {
      this.page = page;
      const main = page.querySelector('main');
      const root = EVERYWHERE.includes(form) || !main ? page.body : main;
      // It may come anew while somebody types: then it says what it said before.
      this.bound = new Map([...bind(root, this.said), ...bind(root, this.values)]);
      for (const [text, path] of this.bound) this.said[path] = text.data;
      update(this.bound, this.values);
      const sheet = new page.defaultView!.CSSStyleSheet();
      sheet.replaceSync(HOVER);
      const [first] = this.bound.keys();
      // A role is one of many on its page.
      if (!('path' in this.values)) first?.parentElement?.scrollIntoView({ block: 'center' });
      page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
      page.addEventListener('click', (event) => this.onClick(event), { capture: true });
    }

    /** From the words outwards, and from a picture that words lie on. */
    onClick(event: MouseEvent) {
      const hit = this.page!.elementsFromPoint(event.clientX, event.clientY);
      const [own] = hit;
      if (!own || own.closest('input,textarea,select,video,summary,button:not(main *)')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { values, bound, locale } = this;
      const isOwn = EVERYWHERE.includes(form) || own.closest('main');
      const [keyPath] = isOwn ? hit.flatMap((one) => fieldOf(one, bound, values) ?? []) : [];
      if (keyPath) lead({ locale, keyPath });
      else this.leadElsewhere(own, locale);
    }

    /** To the form that says it: of the header, of a role, of the sample trip. */
    async leadElsewhere(target: Element, locale: string) {
      for (const { name } of collections.toReversed())
        for (const entry of await this.props.getCollection(name)) {
          const { data, i18n, slug } = entry.toJS();
          const values = flatten(i18n[locale]?.data ?? data);
          const keyPath = fieldOf(target, bind(target, values), values);
          if (!keyPath || slug === this.props.entry.toJS().slug) continue;
          // By the list: the CMS shows nothing when one entry follows another at once.
          location.hash = `#/collections/${name}`;
          await new Promise((done) => setTimeout(done, 100));
          location.hash += `/entries/${slug}`;
          return lead({ locale, keyPath });
        }
    }

    override render() {
      return (
        <main>
          <title>Preview</title>
          <style>{styles}</style>
          {!this.address && <p>The page appears here once it is saved.</p>}
          {this.address && (
            <>
              <label>
                <input type="checkbox" name="narrow" /> As on a phone
              </label>
              <label>
                <input type="checkbox" name="dark" /> Dark
              </label>
              <iframe title="The page" ref={this.frame} src={this.address} />
            </>
          )}
        </main>
      );
    }
  };
