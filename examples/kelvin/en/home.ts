import type { Home } from '#shapes';
import { company } from '../facts.ts';
import { paths } from './paths.ts';

export const title = `${company.name}: ${company.tagline.toLowerCase()}`;
export const description =
  'Refrigerated freight and logistics: local, regional and nationwide transportation that holds one set point from the first dock to the last door.';

export const hero: Home['hero'] = {
  heading: 'Cold Meets Innovation',
  subheading: 'One set point, held from the first dock to the last door.',
  actions: [
    { label: 'Learn More', href: paths.about },
    { label: 'CONTACT US', href: paths.contact },
  ],
  /** Follows the first label for screen readers and search engines: it is too vague by itself. */
  learnMoreAbout: `about ${company.name}`,
  line: 'Local, regional and nationwide transportation',
};

export const services: Home['services'] = {
  heading: 'Our Services and Strategy',
  text: 'We carry food, medicine and flowers that cannot wait and cannot warm up. Our strategy is plain. Cool the trailer before it reaches you. Plan the route around the load. Watch the temperature for the whole trip.',
  action: { label: 'Know More', href: paths.strategy },
  reach: [
    {
      heading: 'Local',
      text: 'Same-day runs inside one city. Short trips, many doors, back at the set point soon after each stop.',
    },
    {
      heading: 'Regional',
      text: 'Overnight lines between neighbouring hubs. Loaded in the evening, delivered by morning.',
    },
    {
      heading: 'Nationwide',
      text: 'Full and part loads across the country. Planned rest, relay drivers, one record for the whole trip.',
    },
  ],
};

export const responsible: Home['responsible'] = {
  heading: 'Committed to Responsible Logistics',
  text: 'Cooling takes energy. We cannot avoid that, so we work on not wasting it.',
  rules: [
    {
      heading: 'Fill the truck',
      text: 'We look for a return load before the truck leaves. An empty trailer helps nobody.',
    },
    {
      heading: 'Plug in at the dock',
      text: 'Where a site has shore power, the cooling unit runs on it and the engine stays off.',
    },
    {
      heading: 'Keep the door shut',
      text: 'Open doors lose cold. We load in drop order, so each stop is short.',
    },
  ],
};

export const realTime: Home['realTime'] = {
  heading: 'Real-Time Information',
  text: 'Sensors read the air as it enters the trailer and as it returns. You see both next to the set point, while the truck is moving. When a door opens, the line moves. You see that too.',
  limits: 'The air at the cooling unit does not prove what the cargo inside a pallet felt.',
};

export const careers: Home['careers'] = {
  heading: 'Careers',
  text: 'The cold is held by people: drivers, planners, fitters and dock crews. If you like work that has to be right at five in the morning, talk to us.',
  action: { label: 'Work With Us', href: paths.career },
};
