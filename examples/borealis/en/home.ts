import type { Home } from '#shapes';
import { company } from './facts.ts';
import { paths } from './paths.ts';

export const title = `${company.name}: ${company.tagline.toLowerCase()}`;
export const description =
  'Refrigerated transport in Chile: city deliveries, regional lines and nationwide cover at one temperature, from dock to dock.';

export const hero: Home['hero'] = {
  heading: 'Where cold meets innovation',
  subheading: 'One temperature, from the first dock to the last door.',
  actions: [
    { label: 'Learn more', href: paths.about },
    { label: 'CONTACT US', href: paths.contact },
  ],
  learnMoreAbout: `about ${company.name}`,
  line: 'City, regional and nationwide transport',
};

export const services: Home['services'] = {
  heading: 'Our services and strategy',
  text: 'We carry salmon, fruit and medicine that can neither wait nor warm up. Our strategy is simple. Cool the trailer before it arrives. Plan the route around the load. Watch the temperature for the whole trip.',
  action: { label: 'See them', href: paths.strategy },
  reach: [
    {
      heading: 'City',
      text: 'Same-day deliveries inside one city. Short trips, many doors, a quick recovery after each stop.',
    },
    {
      heading: 'Regional',
      text: 'Overnight lines between neighbouring hubs. Loaded in the afternoon, delivered in the morning.',
    },
    {
      heading: 'Nationwide',
      text: 'Full and part loads from Arica to Punta Arenas. Planned rest, relay drivers and one record.',
    },
  ],
};

export const responsible: Home['responsible'] = {
  heading: 'Committed to responsible logistics',
  text: 'Cooling uses energy. We cannot avoid that, so we work on not wasting it.',
  rules: [
    {
      heading: 'Fill the truck',
      text: 'We look for a return load before we leave. An empty trailer is of no use to anybody.',
    },
    {
      heading: 'Plug in at the dock',
      text: 'Where the dock has power, the cooling unit uses it and the engine stays off.',
    },
    {
      heading: 'Keep the door shut',
      text: 'An open door loses cold. We load in delivery order, and each stop is short.',
    },
  ],
};

export const realTime: Home['realTime'] = {
  heading: 'Real-time information',
  text: 'Sensors read the air as it enters the trailer and as it returns. You see both beside the agreed temperature, while the truck is moving. When a door opens, the line moves. You see that too.',
  limits: 'The air at the cooling unit does not prove what the load inside a box felt.',
};

export const careers: Home['careers'] = {
  heading: 'Work with us',
  text: 'People look after the cold: drivers, planners, fitters and dock crews. If you like work that has to be right at five in the morning, let us talk.',
  action: { label: 'See open roles', href: paths.career },
};
