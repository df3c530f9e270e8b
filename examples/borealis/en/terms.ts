import type { Terms } from '#shapes';
import { company } from './facts.ts';

export const title = `Terms: ${company.name}`;
export const description = `What applies when ${company.name} carries something for you.`;

export const intro: Terms['intro'] = {
  heading: 'Terms',
  text: 'What applies when we carry something for you. Invented, as the company is.',
};

export const parts: Terms['parts'] = {
  scope: {
    heading: 'What these terms cover',
    paragraphs: ['Every load that we carry inside Chile, for companies. Another contract wins.'],
  },
  contract: {
    heading: 'How an order comes about',
    paragraphs: [
      'Nothing on these pages is an offer. An order holds once we confirm it in writing.',
    ],
  },
  payment: {
    heading: 'What you pay, and when',
    entries: [
      { term: 'Price', description: 'As confirmed. Waiting is charged from the third hour on.' },
      { term: 'Due', description: 'Thirty days after the load was delivered.' },
    ],
  },
  liability: {
    heading: 'What we answer for',
    paragraphs: ['For the load, from the closed door to the signed receipt, as the law says.'],
  },
  law: { heading: 'Law and court', paragraphs: ['The law of Chile. The courts of Santiago.'] },
};
