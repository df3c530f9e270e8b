import { LANGUAGE_CODE } from '../../../content/patterns.ts';
import { company, contact, formMessages, language, mails, paths } from '../../../site/company.ts';

/** Everything that the inbox says in the first language. Read here, and handed to whoever speaks. */
export const words = {
  ...mails,
  company,
  paths: paths as Record<'home' | 'career' | 'contact', string>,
  formMessages,
  language,
  /** What the links of the inbox say of the language, where it is not the first. */
  query: '',
  consent: contact.newsletter?.consent ?? '',
};
export type Words = typeof words;

async function read(code: string): Promise<Words> {
  // By name, so that the bundler finds them: each language may lack a file, and then speaks the first one's words.
  const [ownMails, ownContact, ownMessages, ownLanguage, ownPaths] = await Promise.all([
    import(`../../../company/${code}/mails.ts`).catch(() => mails),
    import(`../../../company/${code}/contact.ts`).catch(() => contact),
    import(`../../../company/${code}/form-messages.ts`).catch(() => ({ formMessages })),
    import(`../../../company/${code}/language.ts`).catch(() => ({ language })),
    import(`../../../company/${code}/paths.ts`).catch(() => ({ paths })),
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

/** The words of the language that a form or a link names; the first language's for any other name. */
export async function wordsIn(code: string | undefined): Promise<Words> {
  if (!code || code === language.code || !LANGUAGE_CODE.test(code)) return words;
  const own = await read(code);
  return own.language === language ? words : own;
}
