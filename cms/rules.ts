/** What the build checks across files, for one field of a form: with what the form knows of others. */
import {
  isOutside,
  isPageName,
  isReserved,
  isYearLikely,
  repeatedIcons,
  rootOf,
  SENTENCES,
} from '../src/content/check-field.ts';
import type { Props, Rule } from './CheckedField.tsx';
import type { Entry, Site } from './site.ts';
import type { Translate } from './translate.ts';

export function rulesFor(site: Site, icons: string[], translate: Translate) {
  const entryOf = ({ entry }: Props): Entry | undefined => entry?.toJS();

  /** The CMS does not tell a field its language, only which others its entry has. */
  function languageOf({ i18n }: Entry) {
    const own = site.languages.filter((language) => !(language in i18n));
    return own.length === 1 ? own[0] : undefined;
  }

  const address: Rule = (value, props) => {
    const path = `${value}`;
    const entry = entryOf(props);
    if (!entry) return undefined;
    const [, own] = /([^/]+)\.\w+$/.exec(entry.path) ?? [];
    const language = languageOf(entry);
    const root = language ? rootOf(language, site.languages) : '/';
    if (own === 'home' && language && path !== root) return translate(SENTENCES.home, { root });
    if (isReserved(path)) return translate(SENTENCES.reserved, { path });
    if (isOutside(path, root)) return translate(SENTENCES.language, { root });
    const isOwn = (page: string, other: string) =>
      page === own && (!language || language === other);
    const isTaken = Object.entries(site.paths).some(([other, pages]) =>
      Object.entries(pages).some(([page, taken]) => taken === path && !isOwn(page, other)),
    );
    return isTaken ? translate(SENTENCES.taken, { path }) : undefined;
  };

  const link: Rule = (value) => {
    const [page = ''] = `${value}`.split('#');
    const isThere = Object.values(site.paths).some((pages) => page in pages);
    return isPageName(page) && !isThere ? translate(SENTENCES.noPage, { page }) : undefined;
  };

  const day: Rule = (value) => (isYearLikely(`${value}`) ? undefined : translate(SENTENCES.year));

  const role: Rule = (value, props) => {
    const own = entryOf(props)?.slug;
    const isTaken = site.roles.some(({ slug, title }) => slug !== own && title === value);
    return isTaken ? translate(SENTENCES.role) : undefined;
  };

  const icon: Rule = (value, props) => {
    const services = Object(entryOf(props)?.data.services).cards ?? [];
    const repeated = repeatedIcons(services, icons).map((index) => services[index].icon);
    return repeated.includes(value) ? translate(SENTENCES.icon) : undefined;
  };

  /** Only its writer knows whether a picture decorates. */
  const alt: Rule = (value) =>
    value ? undefined : translate('Say what the picture shows, unless it only decorates.');

  return { address, link, day, role, icon, alt };
}
