import type { Accessibility } from '#shapes';
import { company } from './facts.ts';

export const title = `Accessibility: ${company.name}`;
export const description = `How the pages of ${company.name} can be used, and whom to tell when they cannot.`;

export const intro: Accessibility['intro'] = {
  heading: 'Accessibility',
  text: 'Everybody should be able to use these pages.',
};

export const parts: Accessibility['parts'] = {
  measures: {
    heading: 'What we do',
    paragraphs: ['Every page is tried with the keyboard and by a program, in light and in dark.'],
  },
  status: {
    heading: 'Conformance',
    conformance: 'not assessed',
    paragraphs: ['Not assessed against WCAG: this company is invented, and nobody was asked.'],
  },
  limitations: {
    heading: 'What we know of',
    paragraphs: ['The plot of a trip is a drawing; the table below it says the same in words.'],
  },
  technical: {
    heading: 'What the pages need',
    paragraphs: ['HTML and CSS. They can be read without scripts.'],
  },
  assessment: { heading: 'How we looked', paragraphs: ['By ourselves.'] },
  feedback: {
    heading: 'Tell us',
    paragraphs: [`Something is in your way? Write to ${company.emails.general}.`],
  },
};
