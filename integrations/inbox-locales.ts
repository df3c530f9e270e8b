/**
 * After the build: writes the texts of the inbox's mails and pages, with addresses and titles, for
 * each language. The file lies beside the site, and only our server reads it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { readSources } from '../src/content/check.ts';
import { COMPANY, company, languages } from '../src/content/company.ts';
import { fill } from '../src/content/fill.ts';
import { pick, readLabels } from '../src/content/read-labels.ts';
import type { Content } from '../src/content/schema.ts';
import { type Field, type Fields, forms as siteForms } from '../src/forms/rules.ts';
import { INBOX, type Settings } from '../src/settings.ts';

const FONT = /@font-face\s*\{[^}]*\}\s*/g;

/** A form: the page that has it and shows the outcome, and its fields with their labels. */
type Form = { path: string; heading?: string; fields: readonly (Field & { label: string })[] };

const siteForm = (path: string, fields: Fields, labels: object): Form => ({
  path,
  fields: fields.map((field) => {
    return { ...field, label: (labels as Record<string, string>)[field.name] ?? field.name };
  }),
});

/** The forms that the company has written itself, on further pages. */
export const ownForms = (company: string, folders: string[]) =>
  readSources(company, folders)
    .filter(({ name }) => name === 'pages')
    .flatMap(({ content }) => {
      const { path, sections = [] } = content as Content['pages'];
      const forms = sections.filter((section) => section.type === 'form');
      return forms.map(({ name, heading, fields }) => [name, { path, heading, fields }] as const);
    });

export function localeOf(folder: string, origin: string) {
  // Later files replace earlier ones of the same name, so the language's own come last, and before
  // them those of the first language, which has every page.
  const folders = [...languages.toReversed(), folder];
  const sources = readSources(COMPANY, folders);
  const content = Object.fromEntries(
    sources.map(({ name, content }) => [name, content]),
  ) as Content;
  const { language, contact, newsletter, application, forms, ...labels } = readLabels(folder);
  const { heading, text, ...refusals } = labels.refusals;
  const home = content.home.path;
  const email = company.emails.general;
  const roles = sources.filter(({ name }) => name === 'roles');
  const styles = [`${COMPANY}/theme.css`, 'src/styles/tokens.css'];
  return {
    ...labels.mails,
    pages: { ...labels.newsletterPages, notSent: { heading, text } },
    refusals: Object.fromEntries(
      Object.entries(refusals).map(([name, text]) => [name, fill(text, { email })]),
    ) as typeof refusals,
    /** The language in addresses of the inbox; empty for the default one. */
    language: home.slice(1),
    code: language.code,
    direction: language.direction,
    origin,
    company: company.name,
    email,
    signature: `${company.name}\n${content.frame.tagline}`,
    home,
    forms: {
      contact: siteForm(content.contact.path, siteForms.contact, contact),
      newsletter: siteForm(content.contact.path, siteForms.newsletter, newsletter),
      application: siteForm(content.career.path, siteForms.application, {
        name: application.name,
        email: application.reach,
      }),
      ...Object.fromEntries(ownForms(COMPANY, folders)),
    } as Record<string, Form>,
    /** The titles of roles, by the names of their files: an application stores the file's name. */
    roles: Object.fromEntries(
      roles.map(({ slug, content }) => [slug, (content as Content['roles']).title]),
    ),
    consent: newsletter.consent,
    formMessages: pick(forms, [
      'missing',
      'tooLong',
      'wrongEmail',
      'wrongReach',
      'wrongPhone',
      'wrongNumber',
      'wrongDate',
    ]),
    /** The company's colours. The pages of the inbox load nothing, not even typefaces. */
    style: styles.map((file) => readFileSync(file, 'utf8').replaceAll(FONT, '')).join(''),
  };
}

export type InboxLocale = ReturnType<typeof localeOf>;

export const inboxLocales = ({ out, siteOrigin, formEndpoint }: Settings): AstroIntegration => ({
  name: 'inbox-locales',
  hooks: {
    'astro:build:done': () => {
      if (formEndpoint !== INBOX) return;
      const locales = languages.map((folder) => localeOf(folder, siteOrigin));
      writeFileSync(`${out}.locales.json`, JSON.stringify(locales, null, 1));
    },
  },
});
