/** After the build: what the inbox says, in a file beside the site that only our server reads. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { sourcesOf } from '../src/content/check.ts';
import { COMPANY, company, languages } from '../src/content/company.ts';
import type { Words } from '../src/content/schema.ts';
import type { FormName } from '../src/forms/rules.ts';
import { INBOX, type Settings } from '../src/settings.ts';

const FONT = /@font-face\s*\{[^}]*\}\s*/g;

export function wordsIn(folder: string, origin: string) {
  // The language's own words, else the first one's.
  const sources = sourcesOf(COMPANY, [languages[0]!, folder]);
  const words = Object.fromEntries(sources.map(({ name, words }) => [name, words])) as Words;
  const { frame, contact } = words;
  const { path, application } = words.career;
  const home = words.home.path;
  const labels: Record<FormName, Record<string, unknown>> = {
    contact: contact.contactForm,
    newsletter: { email: contact.newsletter?.email },
    application: { firstName: application?.name, email: application?.reach },
  };
  const styles = [`${COMPANY}/theme.css`, 'src/styles/tokens.css'];
  return {
    ...words.mails,
    /** As the inbox's addresses name it: empty for the default language. */
    language: home.slice(1),
    code: frame.language.code,
    direction: frame.language.direction,
    origin,
    company: company.name,
    email: company.emails.general,
    signature: `${company.name}\n${frame.tagline}`,
    /** The page of each form, which also shows the outcome. */
    paths: { home, contact: contact.path, newsletter: contact.path, application: path },
    labels,
    consent: contact.newsletter?.consent ?? '',
    formMessages: contact.formMessages,
    /** The company's colours. The pages of the inbox load nothing, not even typefaces. */
    style: styles.map((file) => readFileSync(file, 'utf8').replaceAll(FONT, '')).join(''),
  };
}

export type InboxWords = ReturnType<typeof wordsIn>;

export const mails = ({ out, siteOrigin, formEndpoint }: Settings): AstroIntegration => ({
  name: 'mails',
  hooks: {
    'astro:build:done': () => {
      if (formEndpoint !== INBOX) return;
      const words = languages.map((folder) => wordsIn(folder, siteOrigin));
      writeFileSync(`${out}.mails.json`, JSON.stringify(words, null, 1));
    },
  },
});
