import type { Career } from '#shapes';
import { company } from '../facts.ts';

export const title = `Career: ${company.name}`;
export const description = `Work at ${company.name}: how we work, what we offer professionals and students, and six open roles.`;

export const intro: Career['intro'] = {
  heading: 'Career',
  text: 'Cold work, warm people. We hire for calm, care and punctuality, and teach the rest.',
};

export const working: Career['working'] = {
  heading: `Working at ${company.shortName}`,
  lede: 'Days start early and end on time. You get warm clothing that fits, a trailer that has been serviced and a planner who knows your name.',
  text: 'Shifts are published well ahead. Swaps are between you and a colleague. If a load would break a rest period, the load waits.',
};

export const blocks: Career['blocks'] = [
  {
    heading: 'Company Culture',
    text: 'We write things down. Anyone may stop the loading if it looks wrong. Mistakes are discussed in the open, with the trace on the table.',
  },
  {
    heading: 'Opportunities for Professionals',
    text: 'Bring a licence, a trade or a planning background. You start with a mentor and your own lane, and grow into a hub or a team.',
  },
  {
    heading: 'Opportunities for Students',
    text: 'Paid internships in planning, refrigeration and data. You work on real trips, with someone beside you, and finish with a project that we use.',
  },
];

export const roles: Career['roles'] = {
  heading: 'Open roles',
  text: 'Six places on the team. Each one matters at five in the morning.',
  apply: 'Apply now',
  open: [
    {
      title: 'Logistics Coordinator',
      text: 'Match loads to trailers and keep the day on its timetable.',
    },
    { title: 'Supply Chain Manager', text: 'Plan lanes and stock with our largest customers.' },
    { title: 'Warehouse Supervisor', text: 'Lead a shift in the cold store. Gloves provided.' },
    { title: 'Freight Forwarder', text: 'Book, document and clear loads that leave the country.' },
    {
      title: 'Customer Service Expert',
      text: 'Know the load, know the customer, give a straight reply.',
    },
    {
      title: 'Inventory Control Specialist',
      text: 'Count what is there, find what is not, explain the gap.',
    },
  ],
};

/** What Apply now asks, once the forms deliver (FORM_ENDPOINT); until then it does nothing. */
export const application: Career['application'] = {
  text: 'Three lines are enough. A person reads them and gets back to you.',
  name: 'Your name',
  reach: 'Email or phone',
  message: 'One sentence about you (optional)',
  submit: 'Send application',
  close: 'Close',
  sending: 'Sending…',
  sent: 'Thank you. Your application has arrived.',
  notSent: 'This was not sent. What you typed is still here. Please try again, or write to',
  retry: 'Try again',
  address: company.emails.general,
};

export const closing: Career['closing'] = {
  text: `Write to ${company.emails.general} and name the role.`,
  action: { label: 'Write to us', href: `mailto:${company.emails.general}` },
};
