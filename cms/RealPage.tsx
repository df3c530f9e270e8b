import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { Component, createRef } from 'react';
import { onClick } from './clicks.ts';
import { flatten, type Values } from './fields-on-page.ts';
import { PageInFrame } from './page-in-frame.ts';
import styles from './preview.css?inline';
import type { Field } from './rules.ts';
import {
  dataIn,
  type Entry,
  forgetDeleted,
  isShown,
  listOf,
  newestOf,
  placeOf,
  type Site,
} from './site.ts';
import { previewLanguage } from './sveltia.ts';
import type { Translate } from './translate.ts';

export type Form = { name: string; fields: Field[] };

/** Forms for what is on every page, outside <main>. */
const ON_EVERY_PAGE = ['frame', 'company'];

/**
 * The real page beside its form: it follows the typing, and a click leads to the field. A class
 * component, because the CMS brings its own React, and hooks of ours would not work in it.
 */
export const realPage = (
  { name: form, fields }: Form,
  site: Site,
  collections: { name: string }[],
  translate: Translate,
) =>
  class RealPage extends Component<CustomPreviewTemplateProps> {
    frame = createRef<HTMLIFrameElement>();
    page = new PageInFrame();
    watch = 0;
    /** The file and language whose page is shown. */
    current: string | undefined;
    override state: { address?: string | undefined; neighbour?: Values | undefined } = {};

    get entry(): Entry {
      return this.props.entry.toJS();
    }

    /** In the order of the form, which Immutable's maps do not keep. */
    get values() {
      const { data } = this.entry;
      return flatten(Object.fromEntries(fields.map(({ name }) => [name, data[name]])));
    }

    /**
     * Chooses the page once for each file and language, so that it stays while somebody edits the
     * address. An entry without a page is shown in that of the newest of its kind, or in their list.
     */
    async choosePage() {
      const { entry } = this;
      const locale = previewLanguage(this.props.document);
      const current = `${locale} ${entry.path}`;
      if (this.current === current) return;
      this.current = current;
      this.page.content = {};
      const { getCollection } = this.props;
      await forgetDeleted(site, getCollection);
      if (this.current !== current) return;
      const { page, path } = placeOf(form, entry, locale, site);
      if (entry.path && isShown(page, site))
        return this.setState({ address: path, neighbour: undefined });
      const newest = await newestOf(form, locale, site, getCollection);
      if (this.current !== current) return;
      this.setState({
        address: (newest ? placeOf(form, newest, locale, site) : listOf(form, locale, site)).path,
        neighbour: newest && flatten(dataIn(newest, locale)),
      });
    }

    override componentDidUpdate() {
      this.choosePage();
      this.page.update(this.values, this.state.neighbour);
    }

    /**
     * Polls for a new document, because the page also reloads after each save, and its `load` event
     * would wait for pictures. A page that is left while it loads has no body.
     */
    override componentDidMount() {
      this.choosePage();
      this.watch = window.setInterval(() => {
        const page = this.frame.current?.contentDocument;
        if (!page?.body || page === this.page.document || page.readyState === 'loading') return;
        if (page.URL !== 'about:blank') this.followPage(page);
      }, 200);
    }

    override componentWillUnmount() {
      clearInterval(this.watch);
    }

    followPage(page: Document) {
      const isEverywhere = ON_EVERY_PAGE.includes(form);
      const main = isEverywhere ? undefined : page.querySelector('main');
      this.page.attach(page, main ?? page.body, this.values, this.state.neighbour);
      const follow = (event: MouseEvent) =>
        onClick(event, page, {
          locale: previewLanguage(this.props.document),
          slug: this.entry.slug,
          values: this.values,
          bound: this.page.bound,
          isEverywhere,
          lists: collections.map(({ name }) => name),
          getCollection: this.props.getCollection,
        });
      page.addEventListener('click', follow, { capture: true });
    }

    override render() {
      const { address } = this.state;
      return (
        <main>
          <title>{translate('Preview')}</title>
          <style>{styles}</style>
          <label>
            <input type="checkbox" name="narrow" /> {translate('As on a phone')}
          </label>
          <label>
            <input type="checkbox" name="dark" /> {translate('Dark')}
          </label>
          <a href="/admin?published" target="_blank" rel="noopener">
            {translate('What is published')}
          </a>
          {/* A new frame for each address, because the old page might reload itself meanwhile. */}
          {address && (
            <iframe key={address} title={translate('The page')} ref={this.frame} src={address} />
          )}
        </main>
      );
    }
  };
