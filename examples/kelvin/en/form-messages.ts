import type { FormMessages } from '#shapes';

/** What is said of a field that cannot be sent as it is. */
export const formMessages: FormMessages = {
  wrongEmail: 'Wrong email format',
  wrongReach: 'Please give an email or phone number',
  missing: 'Please fill in this field',
  tooLong: 'Please use at most {limit} characters',
};
