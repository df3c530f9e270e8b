/** A click on the page beside a form leads to the field, be it in another form. */
import { bind, fieldOf, flatten, type Values } from './fields-on-page.ts';
import { dataIn, entriesOf, type GetCollection } from './site.ts';
import { openForm, showField } from './sveltia.ts';

/** What a click may use: fields, disclosures, and a link that says it opens elsewhere. */
const LEFT_ALONE = 'input, textarea, select, video, summary, button:not(main *), a[href^="/admin"]';

type Form = {
  locale: string;
  slug: string;
  values: Values;
  bound: Map<Text, string>;
  /** Whether it is about what is on every page, outside <main>. */
  isEverywhere: boolean;
  lists: string[];
  getCollection: GetCollection;
};

/** Tries the clicked element, then what is around and beneath it, such as a picture. */
export function onClick(event: MouseEvent, page: Document, form: Form) {
  const { locale, bound, values } = form;
  const hit = page.elementsFromPoint(event.clientX, event.clientY);
  const [own] = hit;
  if (!own || own.closest(LEFT_ALONE)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const isOwn = form.isEverywhere || own.closest('main');
  const [keyPath] = isOwn ? hit.flatMap((one) => fieldOf(one, bound, values) ?? []) : [];
  if (keyPath) showField(locale, keyPath);
  else leadElsewhere(own, form);
}

/** Opens the form that has these words: that of the header, of a role, of the trip. */
async function leadElsewhere(target: Element, { locale, slug, lists, getCollection }: Form) {
  for (const name of lists.toReversed())
    for (const entry of await entriesOf(name, getCollection)) {
      const values = flatten(dataIn(entry, locale));
      const keyPath = fieldOf(target, bind(target, values), values);
      if (!keyPath || entry.slug === slug) continue;
      await openForm(name, entry.slug);
      return showField(locale, keyPath);
    }
}
