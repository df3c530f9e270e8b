import type { NotLoaded } from '#shapes';
import { company } from './facts.ts';
import { paths } from './paths.ts';

export const notLoaded: NotLoaded = {
  title: `Page not loaded: ${company.name}`,
  heading: 'This page did not arrive',
  text: 'The connection was lost or is very slow. Nothing is broken on your side.',
  retry: 'Try again',
  home: { label: 'Go to the home page', href: paths.home },
};
