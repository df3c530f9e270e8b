import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import type { Paths } from './AddressField.tsx';
import styles from './preview.css?inline';
import { languageOf, openForm, showField } from './sveltia.ts';
import type { Translate } from './translate.ts';
import { changed, closed, opened } from './unsaved.ts';
import { bind, fieldOf, flatten, update, type Values } from './words-on-page.ts';

type Entry = CustomPreviewTemplateProps['entry'];
export type Form = { name: string; fields: { name: string }[] };

/** Collections whose entries are shown in a list on another page. */
const LISTS: Record<string, string> = { 'news-entries': 'news', roles: 'career' };
const HOVER = ':hover:not(:has(*)) { outline: 2px dashed; cursor: text; }';
/** What a click may use: fields, disclosures, and a link that says it opens elsewhere. */
const LEFT_ALONE = 'input, textarea, select, video, summary, button:not(main *), a[href^="/admin"]';
/** Forms for what is on every page, outside <main>. */
const EVERYWHERE = ['frame', 'company'];

/**
 * The real page beside its form: it follows the typing, and a click leads to the field. A class
 * component, because the CMS brings its own React, and hooks of ours would not work in it.
 */
export const realPage = (
  { name: form, fields }: Form,
  paths: Paths,
  collections: { name: string }[],
  translate: Translate,
) =>
  class RealPage extends Component<CustomPreviewTemplateProps> {
    frame = createRef<HTMLIFrameElement>();
    bound = new Map<Text, string>();
    said: Values = {};
    page: Document | undefined;
    watch = 0;
    shown = { file: '', address: '' };

    get locale() {
      return languageOf(this.props.document);
    }

    /** In the order of the form, which Immutable's maps do not keep. */
    get values() {
      const { data } = this.props.entry.toJS();
      return flatten(Object.fromEntries(fields.map(({ name }) => [name, data[name]])));
    }

    /** Empty until the entry is saved. While somebody edits the address, the page stays. */
    get address() {
      const { slug, path, data } = this.props.entry.toJS();
      if (this.shown.file === path) return this.shown.address;
      const places = paths[this.locale] ?? Object.values(paths)[0]!;
      const place = places[LISTS[form] ?? 'home'];
      const own = form === 'news-entries' || data.details ? `/${slug}` : '';
      const address = data.path ?? (place && `${place}${own}`.replace('//', '/'));
      this.shown = { file: path, address: path && String(address ?? '') };
      return this.shown.address;
    }

    override componentDidUpdate() {
      changed(this.values);
      update(this.bound, this.values);
    }

    /**
     * The page also reloads after each save. Polling does not wait for its pictures. A page that was
     * left while it loaded has no body.
     */
    override componentDidMount() {
      opened(this.values);
      this.watch = window.setInterval(() => {
        const page = this.frame.current?.contentDocument;
        if (page?.body && page !== this.page && page.readyState !== 'loading') this.take(page);
      }, 200);
    }

    override componentWillUnmount() {
      closed();
      clearInterval(this.watch);
    }

    take(page: Document) {
      this.page = page;
      const main = page.querySelector('main');
      const root = EVERYWHERE.includes(form) || !main ? page.body : main;
      // A page that reloads during typing still shows what was last saved.
      this.bound = new Map([...bind(root, this.said), ...bind(root, this.values)]);
      for (const [text, path] of this.bound) this.said[path] = text.data;
      update(this.bound, this.values);
      const sheet = new page.defaultView!.CSSStyleSheet();
      sheet.replaceSync(HOVER);
      const [first] = this.bound.keys();
      // An entry without a page of its own, such as a role, is further down.
      if (!('path' in this.values)) first?.parentElement?.scrollIntoView({ block: 'center' });
      page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
      page.addEventListener('click', (event) => this.onClick(event), { capture: true });
    }

    /** Tries the clicked element, then what is around and beneath it, such as a picture. */
    onClick(event: MouseEvent) {
      const hit = this.page!.elementsFromPoint(event.clientX, event.clientY);
      const [own] = hit;
      if (!own || own.closest(LEFT_ALONE)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { values, bound, locale } = this;
      const isOwn = EVERYWHERE.includes(form) || own.closest('main');
      const [keyPath] = isOwn ? hit.flatMap((one) => fieldOf(one, bound, values) ?? []) : [];
      if (keyPath) showField(locale, keyPath);
      else this.leadElsewhere(own, locale);
    }

    /** Opens the form that has these words: that of the header, of a role, of the trip. */
    async leadElsewhere(target: Element, locale: string) {
      for (const { name } of collections.toReversed())
        for (const entry of (await this.props.getCollection(name)) as Entry[]) {
          const { data, i18n, slug } = entry.toJS();
          const values = flatten(i18n[locale]?.data ?? data);
          const keyPath = fieldOf(target, bind(target, values), values);
          if (!keyPath || slug === this.props.entry.toJS().slug) continue;
          await openForm(name, slug);
          return showField(locale, keyPath);
        }
    }

    override render() {
      return (
        <main>
          <title>{translate('Preview')}</title>
          <style>{styles}</style>
          {!this.address && <p>{translate('The page appears here once it is saved.')}</p>}
          {this.address && (
            <>
              <label>
                <input type="checkbox" name="narrow" /> {translate('As on a phone')}
              </label>
              <label>
                <input type="checkbox" name="dark" /> {translate('Dark')}
              </label>
              <a href="/admin?published" target="_blank" rel="noopener">
                {translate('What is published')}
              </a>
              <iframe title={translate('The page')} ref={this.frame} src={this.address} />
            </>
          )}
        </main>
      );
    }
  };
