/** The company as the packages read it: `#company/` and `#words/` mean something to the site's own files alone. */
export { palette } from '#company/brand/palette.ts';
export { typefaces } from '#company/brand/typefaces.ts';
export { company } from '#company/facts.ts';
export { languages } from '#company/languages.ts';
export * as about from '#words/about.ts';
export * as contact from '#words/contact.ts';
export { formMessages } from '#words/form-messages.ts';
export { language } from '#words/language.ts';
export * as mails from '#words/mails.ts';
export { paths } from '#words/paths.ts';
