import type { Privacy } from '#shapes';
import { company } from './facts.ts';

export const title = `Privacy: ${company.name}`;
export const description = `What ${company.name} keeps of a message, why, and for how long.`;

export const intro: Privacy['intro'] = {
  heading: 'Privacy Policy',
  text: 'What we keep when you write to us, and when we erase it.',
};

export const parts: Privacy['parts'] = {
  who: {
    heading: 'Who is responsible',
    paragraphs: [`${company.name}. Write to ${company.emails.general}.`],
  },
  what: {
    heading: 'What we keep',
    entries: [
      { term: 'A message', description: 'Your name, your address and what you wrote.' },
      { term: 'An application', description: 'Your name, how to reach you, and the role.' },
      { term: 'Cookies', description: 'None. The pages store nothing in your browser.' },
    ],
  },
  why: { heading: 'Why', paragraphs: ['To answer you, and for nothing else.'] },
  howLong: { heading: 'For how long', paragraphs: ['After {keepDays} days a message is erased.'] },
  rights: {
    heading: 'Your rights',
    paragraphs: ['Ask us what we keep of you, have it corrected, or have it erased at once.'],
  },
};
