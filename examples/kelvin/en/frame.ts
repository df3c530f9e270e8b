import type { Frame, Link, Navigation, NotLoaded } from '#shapes';
import { company } from '../facts.ts';
import { paths } from './paths.ts';

const home: Link = { label: 'Home', href: paths.home };
const about: Link = { label: 'About', href: paths.about };
const strategy: Link = { label: 'Strategy', href: paths.strategy };
const career: Link = { label: 'Career', href: paths.career };
const contact: Link = { label: 'Contact', href: paths.contact };

/** The five links of the header and the drawer. */
export const navigation: Navigation = [home, about, strategy, career, contact];

/** The words around every page. */
export const frame: Frame = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: { name: 'Menu', open: 'Open menu', close: 'Close menu' },
  footer: {
    columns: [
      { heading: 'Company', links: [home, about, career] },
      { heading: 'Services', links: [strategy, contact] },
      {
        heading: 'More',
        links: [
          { label: 'Newsroom', href: '#' },
          { label: 'Terms', href: '#' },
          { label: 'Cookies', href: '#' },
        ],
      },
    ],
    contactHeading: 'Write to us',
    privacy: 'Privacy Policy',
  },
  phone: { text: 'Send a text' },
  video: { pause: 'Pause video', play: 'Play video' },
};

/** Shown instead of a page whose script failed to load. */
export const notLoaded: NotLoaded = {
  title: `Page not loaded: ${company.name}`,
  heading: 'This page did not arrive',
  text: 'The connection was lost or is very slow. Nothing is broken on your side.',
  retry: 'Try again',
  home: { label: 'Go to the home page', href: paths.home },
};
