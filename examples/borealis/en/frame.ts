import type { Frame, Link, Navigation, NotLoaded } from '#shapes';
import { company } from './facts.ts';
import { paths } from './paths.ts';

const home: Link = { label: 'Home', href: paths.home };
const about: Link = { label: 'About', href: paths.about };
const strategy: Link = { label: 'Services', href: paths.strategy };
const career: Link = { label: 'Careers', href: paths.career };
const coverage: Link = { label: 'Coverage', href: paths.coverage };
const contact: Link = { label: 'Contact', href: paths.contact };

export const navigation: Navigation = [home, about, strategy, career, coverage, contact];

export const frame: Frame = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: { name: 'Menu', open: 'Open menu', close: 'Close menu' },
  footer: {
    columns: [
      { heading: 'Company', links: [home, about, career] },
      { heading: 'Services', links: [strategy, coverage, contact] },
      {
        heading: 'More',
        links: [
          { label: 'News', href: paths.news },
          { label: 'Terms', href: paths.terms },
          { label: 'Imprint', href: paths.imprint },
          { label: 'Accessibility', href: paths.accessibility },
        ],
      },
    ],
    contactHeading: 'Write to us',
    privacy: 'Privacy Policy',
  },
  video: { pause: 'Pause video', play: 'Play video' },
};

export const notLoaded: NotLoaded = {
  title: `Page not loaded: ${company.name}`,
  heading: 'This page did not arrive',
  text: 'The connection was lost or is very slow. Nothing is broken on your side.',
  retry: 'Try again',
  home: { label: 'Go to the home page', href: paths.home },
};
