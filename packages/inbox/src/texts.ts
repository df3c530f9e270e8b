import { company } from '#company/facts.ts';
import * as contact from '#words/contact.ts';
import * as formMessages from '#words/form-messages.ts';
import * as language from '#words/language.ts';
import * as mails from '#words/mails.ts';
import * as paths from '#words/paths.ts';
import { LANGUAGE_CODE } from '../../../content/patterns.ts';

const first = { contact, formMessages, language, mails, paths };

/** Everything that the inbox says in a language. */
const textsIn = (words: typeof first, query: string) => ({
  ...words.mails,
  ...words.formMessages,
  ...words.language,
  company,
  paths: words.paths.paths as Record<'home' | 'career' | 'contact', string>,
  /** Names the language in the inbox's links; empty for the first one. */
  query,
  consent: words.contact.newsletter?.consent ?? '',
});

/** In the site's first language. */
export const texts = textsIn(first, '');
export type Texts = typeof texts;

async function read(code: string): Promise<Texts> {
  // By name, so that the bundler finds them. A missing file falls back to the first language's.
  const words = {
    mails: await import(`#company/${code}/mails.ts`).catch(() => mails),
    contact: await import(`#company/${code}/contact.ts`).catch(() => contact),
    formMessages: await import(`#company/${code}/form-messages.ts`).catch(() => formMessages),
    language: await import(`#company/${code}/language.ts`).catch(() => language),
    paths: await import(`#company/${code}/paths.ts`).catch(() => paths),
  };
  return textsIn(words, `language=${code}`);
}

/** In the language that a form or a link names; in the first one for any other name. */
export async function loadTexts(code: string | undefined): Promise<Texts> {
  if (!code || code === texts.language.code || !LANGUAGE_CODE.test(code)) return texts;
  const own = await read(code);
  return own.language === texts.language ? texts : own;
}
