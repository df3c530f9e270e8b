/** A click on the page beside a form leads to the field, even if that is in another form. */
import { fieldOf, flatten, matchTexts, type Values } from './fields-on-page.ts';
import { dataIn, entriesOf, type GetCollection } from './site.ts';
import { openForm, showField } from './sveltia.ts';

/** These keep their own clicks: fields, films, disclosures, the frame's buttons, links to /admin. */
const INTERACTIVE =
  'input, textarea, select, video, summary, button:not(main *), a[href^="/admin"]';

type Form = {
  locale: string;
  slug: string;
  values: Values;
  bound: Map<Text, string>;
  /** Its fields are on every page, outside <main>. */
  isEverywhere: boolean;
  lists: string[];
  getCollection: GetCollection;
};

/** Tries the clicked element, then what is around and beneath it, such as a picture. */
export function onClick(event: MouseEvent, page: Document, form: Form) {
  const { locale, bound, values } = form;
  const elements = page.elementsFromPoint(event.clientX, event.clientY);
  const [clicked] = elements;
  if (!clicked || clicked.closest(INTERACTIVE)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const isInForm = form.isEverywhere || clicked.closest('main');
  const [keyPath] = isInForm
    ? elements.flatMap((element) => fieldOf(element, bound, values) ?? [])
    : [];
  if (keyPath) showField(locale, keyPath);
  else openOtherForm(clicked, form);
}

/** Opens the form that has this text, such as that of the header, of a role or of the trip. */
async function openOtherForm(target: Element, { locale, slug, lists, getCollection }: Form) {
  for (const name of lists.toReversed())
    for (const entry of await entriesOf(name, getCollection)) {
      const values = flatten(dataIn(entry, locale));
      const keyPath = fieldOf(target, matchTexts(target, values), values);
      if (!keyPath || entry.slug === slug) continue;
      await openForm(name, entry.slug);
      return showField(locale, keyPath);
    }
}
