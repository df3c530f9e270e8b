/** Optional fields of company.yaml and frame.yaml: what the customers of a carrier look for. */
import type { z } from 'astro/zod';
import {
  country,
  drawing,
  email,
  href,
  labelled,
  link,
  list,
  name,
  object,
  oneOf,
  pattern,
  phone,
  publication,
  singleLine,
  webAddress,
} from './fields.ts';
import { NETWORKS } from './icons.ts';

const DAY = '(Mo|Tu|We|Th|Fr|Sa|Su)';
const TIME = '([01]\\d|2[0-3]):[0-5]\\d';
/** Days, then hours: `Mo-Fr 06:00-18:00`, or `Sa,Su` for whole days. */
const SPAN = `${DAY}([-,]${DAY})*( ${TIME}-(${TIME}|24:00))?`;
/** As in schema.org: a day without hours is open around the clock. */
const opens = pattern(
  new RegExp(`^${SPAN}(, ${SPAN})*$`),
  'list of opening hours',
  'Mo-Fr 06:00-18:00, Sa 08:00-12:00',
);

const region = name.optional().meta({ example: 'TX' });
const address = { street: name, postcode: name, town: name, region, country };

const location = object({
  name,
  ...address,
  phone: phone.optional(),
  email: email.optional(),
  opens: opens.optional().meta({ label: 'Opening hours' }),
  map: labelled('Link to a map', webAddress.optional()),
});

const legal = object({
  name: labelled('Legal name', name),
  ...address,
  managers: list(name).optional(),
  register: name.optional().meta({ hint: 'Such as Amtsgericht Hamburg, HRB 12345.' }),
  vatNumber: labelled('VAT number', name.optional()),
  authority: name
    .optional()
    .meta({ label: 'Supervisory authority', example: 'Bezirksamt Altona, Hamburg' }),
});

export const companyExtras = {
  locations: list(location).optional(),
  legal: labelled('Legal facts', legal.optional()),
  /** The action of a plain form, which needs the number as the whole value of one query parameter. */
  tracking: pattern(
    /^https:\/\/[^\s?#]+\?([^\s#]*&)?[\w.-]+=\{number\}(&[^\s#]*)?$/,
    'tracking address',
    'https://portal.example/track?ref={number}',
  )
    .optional()
    .meta({ label: 'Tracking address', hint: 'Write {number} where the shipment number goes.' }),
};

export const notice = labelled(
  'Notice over every page',
  object({
    text: singleLine,
    href: href.optional(),
    ...publication,
  })
    .refine(
      ({ from, until }) => !from || !until || from <= until,
      'It ends before it begins. Swap from and until.',
    )
    .optional(),
);

export const portals = labelled(
  'Links to portals, at the end of the header',
  list(link).max(3).optional(),
);

/** A network that the site has an icon for, or any other with its name and an icon of its own. */
export const network = object({
  network: oneOf(NETWORKS).optional().meta({ widget: 'icon' }),
  name: name.optional().meta({ hint: 'For a network that is not in the list.' }),
  icon: drawing,
  href: webAddress,
}).refine(({ network, name, icon }) => network || (name && icon), {
  path: ['network'],
  message: 'It is missing. Choose one, or write name and icon of another.',
});

export type Location = z.infer<typeof location>;
