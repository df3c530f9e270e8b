import type { Strategy } from '#shapes';
import { company } from './facts.ts';
import { paths } from './paths.ts';

export const title = `Services and strategy: ${company.name}`;
export const description = `Five services around one temperature: how ${company.name} keeps the handovers of a cold chain short.`;

export const intro: Strategy['intro'] = {
  heading: 'Services and strategy',
  text: 'A cold chain fails at its handovers: the dock, the wait, the next pair of hands. Our strategy is to take charge of as many as we can.',
};

export const approach: Strategy['approach'] = {
  heading: 'Keep the handovers short',
  lede: 'We keep equipment near the load, not near the cheapest yard. We book the dock before the driver. One team goes with the trip.',
  text: 'That makes us slower to say yes, and steadier once we have. Each service closes a gap where a load could wait at the wrong temperature.',
};

export const services: Strategy['services'] = {
  heading: 'Five services, one temperature',
  cards: [
    {
      icon: 'express',
      heading: 'Express delivery',
      text: 'A single load, a direct route, and two drivers where the distance asks for it.',
    },
    {
      icon: 'vehicle',
      heading: 'Fleet management',
      text: 'We service, wash and check your refrigerated trucks, and keep their papers in order.',
    },
    {
      icon: 'cover',
      heading: 'Cargo insurance',
      text: 'Cover for a trip or for a year. The temperature record goes with the claim.',
    },
    {
      icon: 'sos',
      heading: 'Roadside help (SOS)',
      text: 'A unit that stops cooling needs help now. Call dispatch, and we send a fitter or a replacement.',
      contact: 'dispatch',
    },
    {
      icon: 'partner',
      heading: 'Cold storage',
      text: 'Chambers beside the dock, at the temperature of the trailer. The load waits without warming.',
    },
  ],
};

export const closing: Strategy['closing'] = {
  text: 'One trip says more than five services.',
  action: { label: 'Tell us about your load', href: paths.contact },
};
