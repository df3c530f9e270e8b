import type { CustomFieldControl } from '@sveltia/cms';
import { SERVICE_ICONS } from '../src/content/icons.ts';
import { checkedField } from './CheckedField.tsx';
import form from './form.css?inline';
import { iconField } from './IconField.tsx';
import { linkField } from './LinkField.tsx';
import { publishedField } from './PublishedField.tsx';
import { showPublished } from './published.ts';
import { type Form, realPage } from './RealPage.tsx';
import { refuseMistakes, rulesFor } from './rules.ts';
import { type Entry, type Site, trackSavedEntries } from './site.ts';
import {
  chosenLanguage,
  doNotFade,
  helpShowField,
  leaveOutEmptyGroups,
  REPEATED_MISTAKE,
  setLanguage,
  setPreferences,
  showField,
  whenFormIsOpen,
} from './sveltia.ts';
import {
  languageFor,
  lineTranslator,
  sentencesIn,
  translateConfig,
  translator,
} from './translate.ts';
import { guardUnsaved } from './unsaved.ts';

const { cms, sentences, published, ...rest } = JSON.parse(
  document.getElementById('config')!.textContent!,
);
const site: Site = rest.site;
const preferredLanguages = [...chosenLanguage(), ...navigator.languages, ...site.languages];
const language = languageFor(preferredLanguages, sentences);
setLanguage(language);
const translations = sentencesIn(language, sentences);
const translate = translator(translations);

async function start() {
  // Neither Save nor Escape closes a form: with Escape, what was typed last would be lost.
  setPreferences({ closeOnSave: false, closeWithEscape: false });
  helpShowField();
  doNotFade();
  const { default: CMS } = await import('@sveltia/cms');
  const config = translateConfig(cms, translations);
  type Collection = Form & { files?: Form[] };
  const collections: Collection[] = config.collections;
  const rules = rulesFor(site, Object.keys(SERVICE_ICONS), translate);
  registerFields(CMS, rules);
  const fieldsOf = ({ collection, slug }: Entry) => {
    const list = collections.find(({ name }) => name === collection);
    return (list?.files?.find(({ name }) => name === slug) ?? list)?.fields ?? [];
  };
  refuseMistakes(CMS, fieldsOf, rules, site, translate);
  guardUnsaved(CMS, cms.backend.repo, site, translate);
  leaveOutEmptyGroups(CMS);
  trackSavedEntries(CMS, site);
  for (const collection of collections)
    for (const form of collection.files ?? [collection])
      CMS.registerPreviewTemplate(form.name, realPage(form, site, collections, translate));
  CMS.init({
    config: {
      ...config,
      app_title: translate('{company}: edit the website', { company: cms.app_title }),
    },
  });
}

/** Our own field types, which src/content/schema.ts names as widgets. */
function registerFields(
  CMS: typeof import('@sveltia/cms').default,
  rules: ReturnType<typeof rulesFor>,
) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${form} ${REPEATED_MISTAKE} { display: none }`);
  document.adoptedStyleSheets.push(sheet);
  const text = CMS.getFieldType('string')!.control!;
  const day = CMS.getFieldType('datetime')!.control!;
  const register = (name: string, control: CustomFieldControl) =>
    CMS.registerFieldType(name, control);
  register('address', checkedField(text, rules.address));
  register('role', checkedField(text, rules.role));
  register('day', checkedField(day, rules.day));
  register('link', checkedField(linkField(CMS, site, translate), rules.link));
  register('published', publishedField(site.languages[0]!, translate));
  register('icon', checkedField(iconField(site.languages[0]!, translate), rules.icon));
}

/** A link to a field: /admin?language=en&field=intro.heading#/collections/main/entries/about */
async function showLinkedField(query: URLSearchParams) {
  const [language, field] = [query.get('language'), query.get('field')];
  if (!language || !field) return;
  await whenFormIsOpen();
  showField(language, field);
}

const query = new URLSearchParams(location.search);
if (query.has('published')) showPublished(published, translate, lineTranslator(translations));
else start();
showLinkedField(query);
