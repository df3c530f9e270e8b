/**
 * What a company may say, file by file. The build checks it (check.ts), and the CMS generates its
 * forms from it. A form calls a field by its name, unless it has a `label`. A field that is `same`
 * is written once for all languages.
 */
import { z } from 'astro/zod';
import { carrier, frameExtras, network } from './carrier.ts';
import {
  alt,
  block,
  button,
  buttons,
  called,
  clock,
  date,
  email,
  focus,
  language,
  like,
  line,
  link,
  list,
  name,
  number,
  object,
  of,
  offset,
  oneOf,
  path,
  phone,
  steps,
  text,
  web,
} from './fields.ts';
import { SERVICE_ICONS } from './icons.ts';
import { ownLabels } from './labels.ts';
import { sectionWith } from './sections.ts';

/** The pages that every company has. */
export const PAGES = ['home', 'about', 'strategy', 'career', 'contact'] as const;
/** Kinds of content with many files, and their folders. Every other kind is a file: `home.yaml`. */
export const FOLDERS = { roles: 'roles', 'news-entries': 'news', pages: 'pages' } as const;
/** Relative to the language's folder. */
export const patternOf = (name: string) =>
  name in FOLDERS ? `${FOLDERS[name as keyof typeof FOLDERS]}/*.{md,yaml}` : `${name}.yaml`;
/** By cut. A film has files for each: films/hero-wide-1280.av1.mp4 and .h264.mp4. */
export const FILM_WIDTHS = { tall: [720, 1080], wide: [1280, 1920] } as const;
/** What applicants ask first about a role. */
export const CONDITIONS = ['pay', 'homeTime', 'schedule', 'licence'] as const;

const head = {
  path,
  title: called('Title in search results', line),
  description: called('Description in search results', text),
};
const page = { ...head, intro: called('Top of the page', block) };
const closing = called('Last words of the page', object({ text, action: button }).optional());
const lede = called('First words', text);

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const trip = object({
  caption: line,
  date,
  startsAt: clock,
  offset: called('Offset from universal time', offset),
  hours: number,
  setPoint: number,
  allowed: object({ from: number, to: number }).refine(
    ({ from, to }) => from < to,
    'It runs downwards. Write the lower temperature first.',
  ),
  doors: called('Door openings', z.array(object({ at: clock, minutes: number }))),
  download: object({
    file: like(/^\/[a-z0-9/-]+\.csv$/, 'address of a CSV file', '/sample-trip.csv').meta({
      same: false,
    }),
  }),
}).refine(
  // A trip may pass midnight: a door before its start opens on the next day.
  ({ startsAt, hours, doors }) =>
    doors.every(({ at, minutes: open }) => {
      const after = (minutes(at) - minutes(startsAt) + 24 * 60) % (24 * 60);
      return !(after + open > hours * 60);
    }),
  { path: ['doors'], message: 'A door is open at the end. Open it earlier, or add hours.' },
);

const industry = object({
  heading: line,
  text,
  bands: called('Temperature bands', list(object({ temperature: line, name: line })).max(5)),
  sectors: list(
    object({
      name: line,
      goods: of('band', z.array(object({ band: line, goods: list(line) }))),
      sources: list(object({ label: line, href: web })).optional(),
    }).refine(({ goods, sources }) => goods.length === 0 || sources, {
      path: ['sources'],
      message: 'It is missing. Say where the temperatures of these goods are written down.',
    }),
  ),
  elsewhere: called('What no band suits', object({ text, action: button }).optional()),
}).superRefine(({ bands, sectors }, { addIssue }) => {
  const names = bands.map(({ name }) => name);
  for (const [sector, { goods }] of sectors.entries())
    for (const [entry, { band }] of goods.entries())
      if (!names.includes(band))
        addIssue({
          code: 'custom',
          path: ['sectors', sector, 'goods', entry, 'band'],
          message: `There is no such band. Write one of: ${names.join(', ')}.`,
        });
});

const pay = object({
  from: number,
  to: number,
  currency: like(/^[A-Z]{3}$/, 'currency', 'EUR'),
  per: z.enum(['hour', 'day', 'week', 'month', 'year']).meta({ same: true }),
}).refine(({ from, to }) => from <= to, 'It runs downwards. Write the lower amount first.');

const EMPLOYMENT = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER'];
/** What search engines ask about a role. */
const details = object({
  location: object({
    name,
    locality: called('Town', name),
    region: name.optional(),
    country: like(/^[A-Z]{2}$/, 'country code', 'CL'),
  }),
  datePosted: date,
  validThrough: date.optional(),
  employmentType: z.enum(EMPLOYMENT).meta({ label: 'Employment', same: true }),
  duties: list(line).optional(),
  requirements: list(line).optional(),
});

/** When visitors see it: src/content/due.ts. */
const schedule = {
  published: z.boolean().optional().meta({ widget: 'published', same: true }),
  from: date.optional().meta({ label: 'Shown from' }),
  until: date.optional().meta({ label: 'Shown until', hint: 'The last day.' }),
};

const verify = object({
  heading: line,
  text,
  legalName: name,
  registrations: list(object({ scheme: line, value: name, href: web.optional() })),
  domains: list(like(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'domain', 'company.example')),
  phones: list(phone).optional(),
});

export const schemas = <Image extends z.ZodType>(image: () => Image) => {
  const file = image().meta({ label: 'Picture', widget: 'image', same: true });
  const picture = object({
    file,
    alt,
    focus: focus.optional().meta({
      label: 'Never cropped, from the left',
      hint: 'Where what matters is: a narrow window crops the sides.',
      same: true,
    }),
  });
  const film = object({
    name: line.meta({ widget: 'hidden', label: 'What its files in films/ begin with' }),
    wide: called('First frame on wide windows', file),
    tall: called('First frame on phones', file),
    alt,
    withoutVideo: z.boolean().default(false).meta({ label: 'Only the first frame', same: true }),
  });
  return {
    company: object({
      name,
      shortName: name.meta({ hint: 'For icons and phones.' }),
      languages: list(language),
      emails: object({
        general: email,
        dispatch: email.meta({ hint: 'For loads on the road.' }),
        security: email.meta({ hint: 'For reports of weaknesses, in security.txt.' }),
        careers: email.optional().meta({ hint: 'Where to write instead of the application form.' }),
      }),
      phones: object({
        dispatch: phone,
        texts: called('Receives texts', z.boolean().default(false).meta({ same: true })),
      }).optional(),
      social: of('social link', z.array(network)),
      verification: called(
        'Codes of search engines',
        object({ google: name.optional(), bing: name.optional() }).optional(),
      ),
      redirects: called(
        'Old addresses',
        list(
          object({
            from: like(/^\/[\w%./~-]+$/, 'address without ? or #', '/old-page'),
            to: like(/^(\/|https:\/\/)\S*$/, 'address', '/about'),
          }),
        ).optional(),
      ),
      ...carrier,
    }).meta({ label: 'Company', icon: 'apartment' }),
    frame: object({
      tagline: line,
      summary: text,
      note: called('Small print of the footer', line.optional()),
      navigation: called('Header links', list(link)),
      footer: object({
        closing: called(
          'Above it, on every page',
          object({ text: line, action: button }).optional(),
        ),
        columns: list(object({ heading: line, links: list(link) })),
      }),
      ...frameExtras,
    }).meta({ label: 'Header and footer', icon: 'web' }),
    home: object({
      ...head,
      hero: object({
        heading: line,
        subheading: called('Below the heading', line),
        actions: called('Buttons', buttons),
        learnMoreAbout: called('Follows the first button for screen readers', line),
        line: called('At the lower edge', line),
        film,
      }).meta({ label: 'Top of the page' }),
      services: object({
        heading: line,
        text,
        action: button,
        reach: called('Areas', list(block).max(3).optional()),
      }),
      responsible: called(
        'Responsible logistics',
        object({ heading: line, text, rules: list(block), picture }).optional(),
      ),
      realTime: object({
        heading: line,
        text,
        limits: called('What the sensors do not prove', text.optional()),
        action: button.optional(),
      })
        .optional()
        .meta({ label: 'Real-time information', hint: 'With the trip, where trip.yaml is there.' }),
      careers: object({ heading: line, text, action: button, picture }),
    }).meta({ label: 'Home', icon: 'home' }),
    trip: trip.meta({ label: 'Sample trip', icon: 'thermostat' }),
    about: object({
      ...page,
      facts: called(
        'Facts, such as the year of founding',
        of('fact', list(object({ value: line, label: line })).optional()),
      ),
      method: called('How you work', steps),
      trailer: called(
        'Drawing of a trailer',
        object({
          heading: line,
          text,
          parts: called('What its numbers are, from 1 to 8', z.array(line).length(8)),
        }).optional(),
      ),
      promises: called('What you promise', steps),
      industry: called('Industry focus', industry),
      leadership: object({
        heading: line,
        text,
        action: button.optional(),
        people: of(
          'person',
          list(
            object({ name, position: line, email, portrait: called('Portrait', file.optional()) }),
          ),
        ),
      }).optional(),
      closing,
    }).meta({ label: 'About', icon: 'groups' }),
    strategy: object({
      ...page,
      film,
      approach: object({ heading: line, lede, text }),
      services: object({
        heading: line,
        cards: list(
          object({
            icon: oneOf(SERVICE_ICONS).meta({ same: true }),
            heading: line,
            text,
            contact: z.enum(['dispatch']).optional().meta({ label: 'Whom to reach', same: true }),
          }),
        ),
      }),
      closing,
    }).meta({ label: 'Strategy', icon: 'route' }),
    career: object({
      ...page,
      working: called('Working with you', object({ heading: line, lede, text, picture })),
      blocks: called('Further texts', list(block)),
      roles: called('Open roles', block.optional()),
      drivers: called(
        'For drivers, above the roles',
        object({ link: called('Link at the top of the page', line), text: line }).optional(),
      ),
      closing,
    }).meta({ label: 'Career', icon: 'work' }),
    roles: object({
      number: number.meta({ label: 'Place in the list' }),
      title: line,
      text,
      pay: pay.optional(),
      schedule: line.optional(),
      licence: line.optional(),
      homeTime: line.optional(),
      details: called('A page of its own', details.optional()),
      ...schedule,
    }).meta({ label: 'Roles', singular: 'role', icon: 'badge' }),
    contact: object({
      ...head,
      intro: object({
        heading: line,
        text,
        delivered: called('Added where messages are delivered', line.optional()),
      }).meta({ label: 'Top of the page' }),
      addresses: object({
        heading: line,
        list: of('address', list(object({ label: line, email, phone: phone.optional() }))),
      }),
      newsletter: block.optional(),
      verify: verify.optional().meta({
        label: 'Is it really us?',
        hint: 'By what a customer tells you from somebody who uses your name.',
      }),
    }).meta({ label: 'Contact', icon: 'mail' }),
    news: object({
      ...page,
      home: called('On Home', object({ heading: line }).optional()),
    }).meta({ label: 'News page', icon: 'feed' }),
    'news-entries': called(
      'News',
      object({ date, heading: line, text, picture: picture.optional(), ...schedule }),
    ).meta({ singular: 'news item', icon: 'newspaper' }),
    /** Sections in YAML, or text in Markdown. */
    pages: called(
      'Further pages',
      object({
        ...page,
        sections: of('section', list(sectionWith(picture))).optional(),
        ...schedule,
      }),
    ).meta({ singular: 'page', icon: 'article' }),
    /** What the company wants the site to say otherwise than languages/ does. */
    labels: ownLabels.meta({ label: 'Labels and messages', icon: 'translate' }),
  };
};

type Schemas = ReturnType<typeof schemas<z.ZodType<ImageMetadata>>>;
export type Name = keyof Schemas;
/** What a company's files say, by their names. */
export type Content = { [N in Name]: z.infer<Schemas[N]> };
export type Link = z.infer<typeof link>;
export type Film = Content['home']['hero']['film'];
export type Still = Content['home']['careers']['picture'];
export type SampleTrip = Content['trip'];
export type Role = Content['roles'];
export type Entry = Content['news-entries'];
export type Section = NonNullable<Content['pages']['sections']>[number];
