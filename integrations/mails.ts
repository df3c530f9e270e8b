/** After the build: what the inbox says, in a file beside the site that only our server reads. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { COMPANY, company, languages } from '../src/content/company.ts';
import type { Name, Words } from '../src/content/schema.ts';
import type { FormName } from '../src/forms/rules.ts';
import { INBOX, type Settings } from '../src/settings.ts';

const FONT = /@font-face\s*\{[^}]*\}\s*/g;

/** The language's own file, else the first language's. */
function read<N extends Name>(folder: string, name: N): Words[N] {
  const files = [folder, languages[0]].map((language) => `${COMPANY}/${language}/${name}.yaml`);
  return parse(readFileSync(files.find(existsSync) ?? files[0]!, 'utf8'));
}

export function wordsIn(folder: string, origin: string) {
  const frame = read(folder, 'frame');
  const contact = read(folder, 'contact');
  const { path, application } = read(folder, 'career');
  const home = read(folder, 'home').path;
  const labels: Record<FormName, Record<string, unknown>> = {
    contact: contact.contactForm,
    newsletter: { email: contact.newsletter?.email },
    application: { firstName: application?.name, email: application?.reach },
  };
  const styles = [`${COMPANY}/theme.css`, 'src/styles/tokens.css'];
  return {
    ...read(folder, 'mails'),
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
