import { application } from '#words/career.ts';
import { formMessages } from '#words/form-messages.ts';
import { formLanguage } from './form-language.ts';

/** What the dialog of Apply now says, on the list of roles and on the page of one. */
export const applicationWords = application && {
  ...application,
  wrongReach: formMessages.wrongReach,
  language: formLanguage,
};
