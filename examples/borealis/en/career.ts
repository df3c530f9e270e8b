import type { Career } from '#shapes';
import { driverPay, puertoMontt, santiago } from '../places.ts';
import { company } from './facts.ts';

const datePosted = '2026-03-02';

export const title = `Careers: ${company.name}`;
export const description = `Work at ${company.name}: how we work, what we offer professionals and students, and nine open roles.`;

export const intro: Career['intro'] = {
  heading: 'Work with us',
  text: 'Cold work, warm people. We look for calm, care and punctuality; the rest can be taught.',
};

export const working: Career['working'] = {
  heading: `Working at ${company.shortName}`,
  lede: 'Days start early and end on time. You get warm clothing in your size, equipment that was checked and a planner who knows your name.',
  text: 'Shifts are published well ahead. Swaps are between you and a colleague. If a load would break a rest period, the load waits.',
};

export const blocks: Career['blocks'] = [
  {
    heading: 'Our culture',
    text: 'We write things down. Anybody may stop a loading that looks wrong. Mistakes are discussed with the trace on the table.',
  },
  {
    heading: 'For professionals',
    text: 'Bring your licence, your trade or your experience in planning. You start with a mentor and a route of your own.',
  },
  {
    heading: 'For students',
    text: 'Paid placements in planning, refrigeration and data. You work on real trips, with somebody beside you, and finish with a project that we use.',
  },
];

export const roles: Career['roles'] = {
  heading: 'Open roles',
  text: 'Nine places on the team. Each one matters at five in the morning.',
  apply: 'Apply',
  open: [
    {
      title: 'Logistics coordinator',
      text: 'Match loads to equipment and keep the day on time.',
      details: {
        slug: 'logistics-coordinator',
        description: [
          'You sit in dispatch with the map of the night in front of you. You match each load to a trailer that is already cold, and speak up before anything runs late.',
        ],
        duties: [
          'Match loads, trailers and drivers',
          'Book docks and delivery windows',
          'Tell the customer when a time changes',
        ],
        requirements: ['Experience in dispatch or planning', 'Calm on the phone'],
        location: santiago,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
    {
      title: 'Supply chain manager',
      text: 'Plan routes and stock with our largest customers.',
      details: {
        slug: 'supply-chain-manager',
        description: [
          'You plan with customers what will move next season: cherries in summer, salmon all year.',
        ],
        duties: ['Plan routes and stock by season', 'Meet customers and growers'],
        requirements: ['A degree or the like in logistics', 'English for reading contracts'],
        location: santiago,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
    {
      title: 'Cold-store supervisor',
      text: 'Lead a shift in the chamber. The gloves are on us.',
      details: {
        slug: 'cold-store-supervisor',
        description: [
          'You lead a shift in the chamber: who goes in, for how long and in what clothing. The open door is your stopwatch.',
        ],
        duties: ['Lead the people who pick and load', 'Check temperatures before each loading'],
        requirements: ['Experience in a cold store', 'A forklift licence'],
        location: puertoMontt,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
    {
      title: 'Freight agent',
      text: 'Book, document and dispatch loads that leave the country.',
      details: {
        slug: 'freight-agent',
        description: [
          'You go with the load that leaves the country: the papers travel ahead of the truck.',
        ],
        duties: ['Book space and prepare documents', 'Talk to customs and to the port'],
        requirements: ['Experience in foreign trade', 'Spoken English'],
        location: santiago,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
    {
      title: 'Customer service',
      text: 'Answer the phone, know the load, give a clear answer.',
      details: {
        slug: 'customer-service',
        description: ['You answer when somebody asks about a load, with its trace already open.'],
        duties: ['Answer calls and mails', 'Read the trace of a trip and explain it'],
        requirements: ['Clear writing', 'Patience'],
        location: santiago,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
    {
      title: 'Inventory control',
      text: 'Count what is there, find what is not, explain the difference.',
      details: {
        slug: 'inventory-control',
        description: [
          'You count what is in the chamber and find what is not. Part time, early or in the afternoon.',
        ],
        duties: ['Count by lot and date', 'Explain each difference in writing'],
        requirements: ['Order', 'At ease with spreadsheets'],
        location: puertoMontt,
        datePosted,
        employmentType: 'PART_TIME',
      },
    },
    {
      title: 'Driver, class A5',
      text: 'Ruta 5 Sur, seven days on and seven off, with a truck of your own.',
      pay: driverPay,
      homeTime: 'Seven nights of every fourteen',
      schedule: 'Nights, in relays',
      licence: 'Class A5',
      details: {
        slug: 'driver-class-a5',
        description: [
          'You drive by night between Puerto Montt and Santiago, with a relay half way. The trailer is cold when it reaches you.',
        ],
        duties: ['Drive the Ruta 5 Sur in relays', 'Record every door opening'],
        requirements: ['A valid class A5 licence', 'A driving record'],
        location: puertoMontt,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
    {
      title: 'Refrigeration technician',
      text: 'Keep the cooling units running in Puerto Montt.',
      details: {
        slug: 'refrigeration-technician',
        description: [
          'You keep the cooling units running and go out when one stops on the road. You bring parts and a swap trailer.',
        ],
        duties: ['Service and repair cooling units', 'Go out when dispatch calls'],
        requirements: ['A technical qualification in refrigeration', 'A driving licence'],
        location: puertoMontt,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
    {
      title: 'Data analyst',
      text: 'Read the traces before anybody asks.',
      details: {
        slug: 'data-analyst',
        description: ['You read the traces of all trips and find the door that always stays open.'],
        duties: ['Look for patterns in the records', 'Write what you find on one page'],
        requirements: ['Statistics', 'Clear writing'],
        location: santiago,
        datePosted,
        employmentType: 'FULL_TIME',
      },
    },
  ],
  page: {
    back: 'All open roles',
    labels: {
      location: 'Place',
      duty: 'What you do',
      requirement: 'What you bring',
      pay: 'Gross pay',
      homeTime: 'Time at home',
      schedule: 'Shift',
      licence: 'Licence',
    },
  },
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
  text: 'Your trade is not on the list?',
  action: { label: 'Write to us', href: `mailto:${company.emails.general}` },
};
