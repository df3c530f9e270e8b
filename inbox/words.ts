import { company } from '#company/facts.ts';
import { newsletter } from '#words/contact.ts';
import { formMessages } from '#words/form-messages.ts';
import * as mails from '#words/mails.ts';
import { paths } from '#words/paths.ts';

/** Everything that the inbox says. Read here alone, and handed to whoever speaks. */
export const words = {
  ...mails,
  company,
  paths,
  formMessages,
  consent: newsletter?.consent ?? '',
};
export type Words = typeof words;
