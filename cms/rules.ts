/** Checks a form's fields against other files, as the build does, as far as the form knows them. */
import type CMS from '@sveltia/cms';
import {
  isLikelyYear,
  isOutsideLanguage,
  isPageName,
  isReserved,
  MESSAGES,
  repeatedIcons,
  rootOf,
  unevenRow,
} from '../src/content/shared-rules.ts';
import type { Rule } from './CheckedField.tsx';
import { type Entry, languageOf, languagesOf, placeOf, type Site } from './site.ts';
import { refuseToSave } from './sveltia.ts';
import type { Translate } from './translate.ts';

export function rulesFor(site: Site, icons: string[], translate: Translate) {
  const address: Rule = (value, entry) => {
    const path = `${value}`;
    const [, ownName] = /([^/]+)\.\w+$/.exec(entry.path) ?? [];
    const language = languageOf(entry, site);
    const root = language ? rootOf(language, site.languages) : '/';
    if (ownName === 'home' && language && path !== root) return translate(MESSAGES.home, { root });
    if (isReserved(path)) return translate(MESSAGES.reserved, { path });
    if (isOutsideLanguage(path, root)) return translate(MESSAGES.language, { root });
    const isSamePage = (page: string, pageLanguage: string) =>
      page === ownName && (!language || language === pageLanguage);
    const isTaken = Object.entries(site.paths).some(([pageLanguage, pages]) =>
      Object.entries(pages).some(
        ([page, taken]) => taken === path && !isSamePage(page, pageLanguage),
      ),
    );
    return isTaken ? translate(MESSAGES.taken, { path }) : undefined;
  };

  const link: Rule = (value) => {
    const [page = ''] = `${value}`.split('#');
    const isThere = Object.values(site.paths).some((pages) => page in pages);
    return isPageName(page) && !isThere ? translate(MESSAGES.noPage, { page }) : undefined;
  };

  const day: Rule = (value) => (isLikelyYear(`${value}`) ? undefined : translate(MESSAGES.year));

  /** No two roles of one language have the same title. */
  const role: Rule = (value, entry) => {
    const roleLanguage = languageOf(entry, site);
    const others = site.roles.filter(
      ({ slug, language }) => slug !== entry.slug && (!roleLanguage || language === roleLanguage),
    );
    const isTaken = others.some(({ title }) => value === title);
    return isTaken ? translate(MESSAGES.role) : undefined;
  };

  const icon: Rule = (value, { data }) => {
    const services = Object(data.services).cards ?? [];
    const repeated = repeatedIcons(services, icons).map((index) => services[index].icon);
    return repeated.includes(value) ? translate(MESSAGES.icon) : undefined;
  };

  /** Every row of a table has as many cells as its first. */
  const rows: Rule = (value) => {
    const row = Array.isArray(value) && unevenRow(value);
    return row ? translate(MESSAGES.cells, { row: `${row}` }) : undefined;
  };

  return { address, link, day, role, icon, rows };
}

type Rules = ReturnType<typeof rulesFor>;
export type Field = {
  name: string;
  label: string;
  widget: string;
  fields?: Field[];
  field?: Field;
  types?: Field[];
};

/**
 * The CMS checks only fields that are on the screen. Whatever is saved is therefore checked once
 * more, with closed groups and with languages that nobody has opened.
 */
export function mistakesIn(entry: Entry, fields: Field[], rules: Rules) {
  /** A field's widget names its rule. The rows of a table are a list, as many other fields are. */
  const ruleOf = ({ name, widget }: Field): Rule | undefined =>
    rules[(name === 'rows' ? name : widget) as keyof Rules];
  const check = (field: Field, value: unknown, above: string[]): string[] => {
    const { label, types, field: entryField } = field;
    if (!value) return [];
    const mistake = ruleOf(field)?.(value, entry);
    if (mistake) return [`${[...above, label].filter(Boolean).join(' › ')}: ${mistake}`];
    if (Array.isArray(value))
      return value.flatMap((item, index) => {
        const path = [...above, `${label} ${index + 1}`];
        if (entryField) return check({ ...entryField, label: '' }, item, path);
        const fields = types ? types.find(({ name }) => name === item.type)?.fields : field.fields;
        return checkAll(fields, item, path);
      });
    return checkAll(field.fields, value, [...above, label]);
  };
  const checkAll = (fields: Field[] = [], data: unknown, above: string[]) =>
    fields.flatMap((field) => check(field, Object(data)[field.name], above));
  return checkAll(fields, entry.data, []);
}

/** Refuses to save what would stop the build, in a sentence that names the field. */
export function refuseMistakes(
  { registerEventListener }: typeof CMS,
  fieldsOf: (entry: Entry) => Field[],
  rules: Rules,
  site: Site,
  translate: Translate,
) {
  registerEventListener({
    name: 'preSave',
    handler: ({ entry: saved }) => {
      const entry: Entry = saved.toJS();
      const { page } = placeOf(entry.collection, entry, site.languages[0]!, site);
      const isTaken = Object.values(site.paths).some((pages) => page && page in pages);
      if (entry.newRecord && page && isTaken) refuseToSave(translate(MESSAGES.name, { page }));
      for (const [language, inLanguage] of languagesOf(entry, site)) {
        const [mistake] = mistakesIn(inLanguage, fieldsOf(entry), rules);
        if (mistake) {
          const name = site.names[language];
          refuseToSave(site.languages.length > 1 ? `${name} › ${mistake}` : mistake);
        }
      }
    },
  });
}
