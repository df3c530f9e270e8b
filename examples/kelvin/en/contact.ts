import type { Contact } from '#shapes';
import { company } from '../facts.ts';

export const title = `Contact: ${company.name}`;
export const description = `Write to ${company.name}: quotes, loads on the road, and the newsletter.`;

export const intro: Contact['intro'] = {
  heading: 'Contact',
  text: 'Tell us what you move, how cold it must stay and where it goes.',
  delivered: 'A person reads every message.',
};

export const addresses: Contact['addresses'] = {
  heading: 'Write to us',
  list: [
    { label: 'Quotes and general questions', email: company.emails.general },
    { label: 'Loads on the road', email: company.emails.dispatch, phone: company.phones?.dispatch },
  ],
};

const withoutScripts = `This form needs JavaScript. Without it, please write to ${company.emails.general}.`;

export const contactForm: Contact['contactForm'] = {
  name: 'Contact',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  message: 'Message',
  required: 'All fields are required.',
  brief: {
    label: 'Fill in a load brief',
    lines: [
      'Product:',
      'Set point and band:',
      'Run mode (continuous or start-stop):',
      'Pallets and weight:',
      'Loaded at:',
      'Delivered to:',
      'Earliest and latest:',
      'Pre-cooling:',
    ],
  },
  submit: 'Send message',
  withoutScripts,
};

export const newsletter: Contact['newsletter'] = {
  heading: 'Newsletter',
  text: 'New lanes, open roles and what we learned from the last cold month. A few letters a year.',
  email: 'Email',
  consent: 'Yes, send me the newsletter. I can leave at any time.',
  submit: 'Subscribe',
  withoutScripts,
};

const delivery = {
  sending: 'Sending…',
  notSent: 'This was not sent. What you typed is still in the form. Please try again, or write to',
  retry: 'Try again',
  address: company.emails.general,
};

/** What the forms say about delivery, once they deliver (FORM_ENDPOINT); until then, nothing. */
export const contactDelivery: Contact['contactDelivery'] = {
  ...delivery,
  sent: 'Thank you. Your message has arrived.',
};

export const newsletterDelivery: Contact['newsletterDelivery'] = {
  ...delivery,
  sent: 'Almost there. Please open the link in the email that we are sending you now.',
  unticked: 'You are not subscribed, because the box was not ticked.',
};
