import { existsSync } from 'node:fs';
import type { InboxLocale } from '../../integrations/inbox-locales.ts';
import { readBuildFile } from '../site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the page that sent the form, or of the mail whose link was followed. */
    locale: InboxLocale;
  }
}

export type Locale = InboxLocale;
export type LocaleFor = ReturnType<typeof readLocales>;

const fileBeside = (out: string) => `${out}.locales.json`;

type RoleTitles = Locale['roles'];

/** The title that people see, or the name of the role's file once that file is gone. */
export const roleTitle = (role: string, titles: RoleTitles) =>
  Object.hasOwn(titles, role) ? titles[role]! : role;

/** The titles in the default language; none without a build, as beside a copy of the inbox. */
export const readRoleTitles = (out: string): RoleTitles =>
  existsSync(fileBeside(out)) ? readLocales(out)('').roles : {};

/** The label of a field, or its name if no page has the form any more. */
export const labelOf = (form: Locale['forms'][string] | undefined, name: string) =>
  form?.fields.find((field) => field.name === name)?.label ?? name;

/**
 * Reads what integrations/inbox-locales.ts has written. Returns a function that finds the locale of
 * a language; the first one is the default.
 */
export function readLocales(out: string) {
  const [first, ...others] = readBuildFile<[Locale, ...Locale[]]>(
    fileBeside(out),
    'FORM_ENDPOINT=/api/forms npm run build',
  );
  return (requested: unknown) =>
    others.find(({ language, code }) => requested === language || requested === code) ?? first;
}
