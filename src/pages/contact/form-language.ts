import { language } from '#words/language.ts';

/** What the inbox answers in. A site of one language does not say. */
export const formLanguage = import.meta.env.MULTILINGUAL ? language.code : undefined;
