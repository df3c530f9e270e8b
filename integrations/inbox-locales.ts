/**
 * After the build: the texts of mails and pages of the inbox, and the addresses and titles in them,
 * for each language. Only our server reads the file, which lies beside the site.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { sourcesOf } from '../src/content/check.ts';
import { COMPANY, company, languages } from '../src/content/company.ts';
import { fill } from '../src/content/fill.ts';
import { pick, readLabels } from '../src/content/read-labels.ts';
import type { Content } from '../src/content/schema.ts';
import type { FormName } from '../src/forms/rules.ts';
import { INBOX, type Settings } from '../src/settings.ts';

const FONT = /@font-face\s*\{[^}]*\}\s*/g;

export function localeOf(folder: string, origin: string) {
  // The language's own pages, else the first one's.
  const sources = sourcesOf(COMPANY, [languages[0]!, folder]);
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
    refusals: mapValues(refusals, (refusal) => fill(refusal, { email })),
    /** As the inbox's addresses name it: empty for the default language. */
    language: home.slice(1),
    code: language.code,
    direction: language.direction,
    origin,
    company: company.name,
    email,
    signature: `${company.name}\n${content.frame.tagline}`,
    /** The page of each form, which also shows the outcome. */
    paths: {
      home,
      contact: content.contact.path,
      newsletter: content.contact.path,
      application: content.career.path,
    },
    labels: {
      contact,
      newsletter,
      application: { firstName: application.name, email: application.reach },
    } as Record<FormName, Record<string, unknown>>,
    /** The titles of roles, by the names of their files: an application stores the file's name. */
    roles: Object.fromEntries(
      roles.map(({ slug, content }) => [slug, (content as Content['roles']).title]),
    ),
    consent: newsletter.consent,
    formMessages: pick(forms, ['wrongEmail', 'wrongReach', 'missing', 'tooLong']),
    /** The company's colours. The pages of the inbox load nothing, not even typefaces. */
    style: styles.map((file) => readFileSync(file, 'utf8').replaceAll(FONT, '')).join(''),
  };
}

const mapValues = <Key extends string>(
  texts: Record<Key, string>,
  change: (text: string) => string,
) =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([key, value]) => [key, change(value)]),
  ) as Record<Key, string>;

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
