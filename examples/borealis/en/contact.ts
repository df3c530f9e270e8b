import type { Contact } from '#shapes';
import { company } from './facts.ts';

export const title = `Contact: ${company.name}`;
export const description = `Write to ${company.name}: quotes and loads on the road.`;

export const intro: Contact['intro'] = {
  heading: 'Contact',
  text: 'Tell us what you move, how cold it must stay and where it goes.',
  delivered: 'A person reads every message.',
};

export const addresses: Contact['addresses'] = {
  heading: 'Write to us',
  list: [
    { label: 'Quotes and questions', email: company.emails.general },
    { label: 'Loads on the road', email: company.emails.dispatch, phone: company.phones?.dispatch },
  ],
};

const withoutScripts = `This form needs JavaScript. Without it, write to ${company.emails.general}.`;

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
      'Temperature and band:',
      'Pallets and weight:',
      'Loaded at:',
      'Delivered to:',
      'Date and time:',
    ],
  },
  submit: 'Send message',
  withoutScripts,
};

/** There is none. */
export const newsletter: Contact['newsletter'] = undefined;

const delivery = {
  sending: 'Sending…',
  notSent: 'This was not sent. What you wrote is still in the form. Try again, or write to',
  retry: 'Try again',
  address: company.emails.general,
};

export const contactDelivery: Contact['contactDelivery'] = {
  ...delivery,
  sent: 'Thank you. Your message has arrived.',
};

export const newsletterDelivery: Contact['newsletterDelivery'] = {
  ...delivery,
  sent: 'Almost there. Open the link in the letter that we are sending you.',
  unticked: 'You are not subscribed, because the box was not ticked.',
};
