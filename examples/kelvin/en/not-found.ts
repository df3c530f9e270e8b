import type { NotFound } from '#shapes';
import { company } from '../facts.ts';
import { paths } from './paths.ts';

export const title = `Page not found: ${company.name}`;
export const description = 'There is no page at this address.';

export const notFound: NotFound = {
  heading: 'This page has melted',
  text: 'There is nothing at this address. It may have moved, or the link has a slip in it.',
  actions: [
    { label: 'Go to the home page', href: paths.home },
    { label: 'Write to us', href: paths.contact },
  ],
};
