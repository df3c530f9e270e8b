import type { Mails } from '#shapes';
import { company } from './facts.ts';

const signature = `${company.name}\n${company.tagline}`;

export const notice: Mails['notice'] = {
  subject: 'Message from',
  suspect: '[Suspect]',
  suspectNote: 'A hidden field of the form was filled in: this may be the work of a program.',
  footer: 'Answer this mail to answer the sender. The message is kept under the number',
};

export const confirmation: Mails['confirmation'] = {
  subject: `Please confirm: the newsletter of ${company.name}`,
  text: `You asked for our newsletter. Please open this address and press the button there:`,
  otherwise: 'If it was not you, do nothing. You will not hear from us.',
  signature,
};

export const welcome: Mails['welcome'] = {
  subject: `You are subscribed: the newsletter of ${company.name}`,
  text: 'You will get our newsletter from now on. This address lets you leave at any time:',
  signature,
};

export const letter: Mails['letter'] = {
  unsubscribe: 'To leave the newsletter, open this address:',
};

export const pages: Mails['pages'] = {
  back: 'Back to the website',
  confirm: {
    heading: 'Get the newsletter?',
    text: 'One press, and you are subscribed.',
    button: 'Yes, subscribe me',
  },
  confirmed: {
    heading: 'You are subscribed',
    text: 'Thank you. We have sent you a letter that lets you leave again.',
  },
  unsubscribe: {
    heading: 'Leave the newsletter?',
    text: 'One press, and we no longer write to you.',
    button: 'Yes, I leave',
  },
  unsubscribed: { heading: 'You have left', text: 'We no longer write to you.' },
  unknown: {
    heading: 'This link is not known',
    text: 'It may be too old. Please ask for the newsletter once more.',
  },
  notSent: { heading: 'Not sent', back: 'Go back in your browser: what you typed is still there.' },
};

/** The e-mail address is added to all of them except `fields` and `id`. */
export const refusals: Mails['refusals'] = {
  crossSite: 'This form can only be sent from our own pages.',
  method: 'This address takes forms that are sent with POST.',
  mediaType: 'Send the form as application/json or application/x-www-form-urlencoded.',
  tooLarge: 'The message is longer than 64 kB.',
  unreadable: 'The message is not valid JSON.',
  fields: 'Some fields need another look.',
  id: 'Send a UUID as the id.',
  nowhere: 'There is nothing at this address.',
  tooMany: 'Too many messages at once. Please wait a moment, or write to us instead:',
  different: 'Other words have already been sent under this id.',
  tooManyToday: 'We have had too many messages. Please try again later, or write to us instead:',
  unavailable: 'We cannot take your message at the moment. Please write to us instead:',
  noNewsletter: 'We cannot send our newsletter at the moment. Please write to us instead:',
  failed: 'Something went wrong on our side. Please write to us instead:',
};
