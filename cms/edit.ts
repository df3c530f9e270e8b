import { addressField } from './AddressField.tsx';
import { linkField } from './LinkField.tsx';
import { showPublished } from './published.ts';
import { type Form, realPage } from './RealPage.tsx';
import { chosenLanguage, helpShowField, prefer, showField, whenFormIsOpen } from './sveltia.ts';
import { sentencesFor, translated, translator } from './translate.ts';
import { guard } from './unsaved.ts';

const { cms, targets, paths, languages, sentences, published } = JSON.parse(
  document.getElementById('config')!.textContent!,
);
const own = sentencesFor([...chosenLanguage(), ...navigator.languages, ...languages], sentences);
const translate = translator(own);

async function start() {
  // Saving does not close a form, and neither does Escape, which would lose the last words.
  prefer({ closeOnSave: false, closeWithEscape: false });
  helpShowField();
  const { default: CMS } = await import('@sveltia/cms');
  guard(CMS, translate);
  const config = translated(cms, own);
  type Collection = Form & { files?: Form[] };
  const collections: Collection[] = config.collections;
  CMS.registerFieldType('address', addressField(CMS, paths, translate));
  CMS.registerFieldType('link', linkField(CMS, targets, translate));
  for (const collection of collections)
    for (const form of collection.files ?? [collection])
      CMS.registerPreviewTemplate(form.name, realPage(form, paths, collections, translate));
  CMS.init({
    config: {
      ...config,
      app_title: translate('{company}: edit the website', { company: cms.app_title }),
    },
  });
}

/** A link to a field: /admin?language=en&field=intro.heading#/collections/main/entries/about */
async function follow(query: URLSearchParams) {
  const [language, field] = [query.get('language'), query.get('field')];
  if (!language || !field) return;
  await whenFormIsOpen();
  showField(language, field);
}

const query = new URLSearchParams(location.search);
if (query.has('published')) showPublished(published, translate);
else start();
follow(query);
