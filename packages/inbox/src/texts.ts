import { company } from '#company/facts.ts';
import * as contact from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import { language } from '#words/language.ts';
import * as mails from '#words/mails.ts';
import { paths } from '#words/paths.ts';
import { LANGUAGE_CODE } from '../../../content/patterns.ts';

/** Everything that the inbox says, in the site's first language. */
export const texts = {
  ...mails,
  company,
  paths: paths as Record<'home' | 'career' | 'contact', string>,
  formMessages,
  language,
  /** The query that names the language in the inbox's links; empty for the first one. */
  query: '',
  consent: contact.newsletter?.consent ?? '',
};
export type Texts = typeof texts;

async function read(code: string): Promise<Texts> {
  // By name, so that the bundler finds them. A missing file falls back to the first language's.
  const [ownMails, ownContact, ownMessages, ownLanguage, ownPaths] = await Promise.all([
    import(`#company/${code}/mails.ts`).catch(() => mails),
    import(`#company/${code}/contact.ts`).catch(() => contact),
    import(`#company/${code}/form-messages.ts`).catch(() => ({ formMessages })),
    import(`#company/${code}/language.ts`).catch(() => ({ language })),
    import(`#company/${code}/paths.ts`).catch(() => ({ paths })),
  ]);
  return {
    ...ownMails,
    company,
    paths: ownPaths.paths,
    formMessages: ownMessages.formMessages,
    language: ownLanguage.language,
    query: `language=${code}`,
    consent: ownContact.newsletter?.consent ?? '',
  };
}

/** In the language that a form or a link names; in the first one for any other name. */
export async function loadTexts(code: string | undefined): Promise<Texts> {
  if (!code || code === language.code || !LANGUAGE_CODE.test(code)) return texts;
  const own = await read(code);
  return own.language === language ? texts : own;
}
