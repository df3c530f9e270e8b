import type { Strategy } from '#shapes';
import { company } from '../facts.ts';
import { paths } from './paths.ts';

export const title = `Services and Strategy: ${company.name}`;
export const description = `Six services around one set point: how ${company.name} keeps the handovers of a cold chain short.`;

export const intro: Strategy['intro'] = {
  heading: 'Services and Strategy',
  text: 'A cold chain fails at its handovers: the dock, the wait, the next pair of hands. Our strategy is to own as many of them as we can.',
};

export const approach: Strategy['approach'] = {
  heading: 'Keep the handovers short',
  lede: 'We place trailers near the load, not near the cheapest yard. We book the dock before we book the driver. We keep one team on a trip from the first message to the last signature.',
  text: 'That makes us slower to say yes and steadier once we have. The services below exist for the same reason. Each one closes a gap where a load could wait in the wrong temperature.',
};

export const services: Strategy['services'] = {
  heading: 'Six services, one set point',
  cards: [
    {
      icon: 'express',
      heading: 'Express Delivery',
      text: 'A single load, a direct route and two drivers where the distance needs them. For stock that is already late.',
    },
    {
      icon: 'fuel',
      heading: 'Corporate Fuel Credits',
      text: 'One fuel account for your own vehicles and ours. Drawn at partner stations, settled on one statement.',
    },
    {
      icon: 'vehicle',
      heading: 'Vehicle Management',
      text: 'We service, wash and check your refrigerated trucks, and keep their papers in order.',
    },
    {
      icon: 'cover',
      heading: 'Cargo Insurance',
      text: 'Cover arranged for a trip or for a year. The temperature record goes with the claim.',
    },
    {
      icon: 'sos',
      heading: 'Distress Repair (SOS)',
      text: `A trailer that stops cooling needs help now, not tomorrow. ${company.phones ? 'Call' : 'Write to'} dispatch and we send a fitter or a swap trailer.`,
      contact: 'dispatch',
    },
    {
      icon: 'partner',
      heading: 'Strategic Partnerships',
      text: 'Shared lanes, shared docks and return loads with companies that move the other way.',
    },
  ],
};

export const closing: Strategy['closing'] = {
  text: 'One trip says more than six services.',
  action: { label: 'Tell us about your load', href: paths.contact },
};
