import type { Career } from '#shapes';
import { company } from './facts.ts';

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
    },
    {
      title: 'Supply chain manager',
      text: 'Plan routes and stock with our largest customers.',
    },
    {
      title: 'Cold-store supervisor',
      text: 'Lead a shift in the chamber. The gloves are on us.',
    },
    {
      title: 'Freight agent',
      text: 'Book, document and dispatch loads that leave the country.',
    },
    {
      title: 'Customer service',
      text: 'Answer the phone, know the load, give a clear answer.',
    },
    {
      title: 'Inventory control',
      text: 'Count what is there, find what is not, explain the difference.',
    },
    {
      title: 'Driver, class A5',
      text: 'Ruta 5 Sur, seven days on and seven off, with a truck of your own.',
    },
    {
      title: 'Refrigeration technician',
      text: 'Keep the cooling units running in Puerto Montt.',
    },
    {
      title: 'Data analyst',
      text: 'Read the traces before anybody asks.',
    },
  ],
};
