import { application } from '#words/career.ts';
import { formMessages } from '#words/form-messages.ts';
import { formLanguage } from './form-language.ts';

/**
 * What the dialog of Apply now says, on the list of roles and on the page of one. Nothing where the
 * forms do not deliver; asked for here, so that the build leaves the words out.
 */
export const applicationWords =
  import.meta.env.FORM_ENDPOINT !== '' && application
    ? { ...application, wrongReach: formMessages.wrongReach, language: formLanguage }
    : undefined;
