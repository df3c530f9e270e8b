import type { Frame, Link, Navigation } from '#shapes';
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
          { label: 'News', href: '#' },
          { label: 'Terms', href: '#' },
          { label: 'Cookies', href: '#' },
        ],
      },
    ],
    contactHeading: 'Write to us',
    privacy: 'Privacy Policy',
  },
  video: { pause: 'Pause video', play: 'Play video' },
};
