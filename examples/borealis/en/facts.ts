import type { Company } from '#shapes';
import { company as original } from '../facts.ts';

export const company: Company = {
  ...original,
  tagline: 'The cold arrives intact',
  summary: 'Refrigerated transport in Chile: city deliveries, regional lines and nationwide cover.',
  note: 'A fictional sample company.',
  social: original.social.map((link) => ({ ...link, label: link.label.replace(' en ', ' on ') })),
};
