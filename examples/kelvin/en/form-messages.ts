import type { FormMessages } from '#shapes';

/** The messages about an invalid field. */
export const formMessages: FormMessages = {
  wrongEmail: 'Wrong email format',
  wrongReach: 'Please give an email or phone number',
  missing: 'Please fill in this field',
  tooLong: 'Please use at most {limit} characters',
};
