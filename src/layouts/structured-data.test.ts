import { expect, test } from 'vitest';
import { graphOf, jobPosting, subjectsOf } from './structured-data.ts';

const site = new URL('https://company.example');

test('a company with tracking → the action as schema.org and RFC 6570 write it', () => {
  const tracking = 'https://portal.example/track?lang=en&ref={number}';
  const frame = { content: {}, labels: { language: {} }, paths: { home: '/' } };
  const company = { name: 'Harbour Cold', emails: {} };
  const organizationWith = (facts: object) => {
    const graph = graphOf({ ...frame, company: { ...company, ...facts } } as never, site);
    return JSON.parse(JSON.stringify(graph))['@graph'][0];
  };
  expect(organizationWith({ tracking })).toHaveProperty('potentialAction', {
    '@type': 'TrackAction',
    target: { '@type': 'EntryPoint', urlTemplate: tracking },
  });
  expect(organizationWith({})).not.toHaveProperty('potentialAction');
});

test('a page with questions, unlike others → search engines get each with its answer', () => {
  const questions = [{ question: 'How cold?', answer: 'As agreed.' }];
  expect(subjectsOf([{ type: 'questions', heading: 'Questions', questions }], site)).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How cold?',
          acceptedAnswer: { '@type': 'Answer', text: 'As agreed.' },
        },
      ],
    },
  ]);
  expect(subjectsOf([{ type: 'text', heading: 'Text', paragraphs: ['One.'] }], site)).toEqual([]);
  expect(subjectsOf(undefined, site)).toEqual([]);
});

test('certificates of a page → the company’s, if they are valid on the day', () => {
  const documents = [
    { title: 'Terms', file: '/terms.pdf' },
    {
      title: 'Until today',
      file: '/a.pdf',
      validUntil: '2026-03-12',
      issuer: 'TÜV',
      number: 'A-1',
    },
    { title: 'Until yesterday', file: '/b.pdf', validUntil: '2026-03-11' },
  ];
  const sections = [{ type: 'documents' as const, heading: 'Documents', documents }];
  expect(JSON.parse(JSON.stringify(subjectsOf(sections, site, '2026-03-12')))).toEqual([
    {
      '@type': 'Organization',
      '@id': 'https://company.example/#organization',
      hasCertification: [
        {
          '@type': 'Certification',
          name: 'Until today',
          url: 'https://company.example/a.pdf',
          issuedBy: { '@type': 'Organization', name: 'TÜV' },
          certificationIdentification: 'A-1',
          expires: '2026-03-12',
        },
      ],
    },
  ]);
});

test('a role without a text in Markdown → a complete job posting', () => {
  const details = {
    location: { name: 'Port', locality: 'Hamburg', country: 'DE' },
    datePosted: '2026-03-12',
    employmentType: 'FULL_TIME',
    duties: ['Drive'],
    requirements: ['Class C'],
  };
  const role = {
    number: 1,
    title: 'Driver',
    text: 'Drives by night.',
    schedule: 'Nights',
    details,
  };
  expect(jobPosting({ ...role, entry: {} }, site)).toMatchObject({
    description: 'Drives by night.',
    responsibilities: ['Drive'],
    qualifications: ['Class C'],
    workHours: 'Nights',
  });
  const entry = { rendered: { html: '<p>Alone.</p>' } };
  expect(jobPosting({ ...role, entry }, site).description).toBe('Drives by night.\n<p>Alone.</p>');
});
