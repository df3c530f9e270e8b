import { expect, test } from 'vitest';
import { faqPage } from './structured-data.ts';

test('a page with questions → search engines get each with its answer; any other page says none', () => {
  const questions = [{ question: 'How cold?', answer: 'As agreed.' }];
  expect(faqPage([{ type: 'questions', heading: 'Questions', questions }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How cold?',
        acceptedAnswer: { '@type': 'Answer', text: 'As agreed.' },
      },
    ],
  });
  expect(faqPage([{ type: 'text', heading: 'Text', paragraphs: ['One.'] }])).toBeUndefined();
  expect(faqPage()).toBeUndefined();
});
