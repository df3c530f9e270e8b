/**
 * The schema of a company's files. The build checks them with it (check.ts), and the CMS generates
 * its forms from it, where a field without a `label` is shown by its own name. A field that is not
 * `localized` is written once for all languages.
 */
import { z } from 'astro/zod';
import { companyExtras, network, notice, portals } from './carrier-fields.ts';
import { clockOf } from './clock.ts';
import {
  alt,
  block,
  button,
  buttons,
  country,
  date,
  drawing,
  email,
  focus,
  href,
  labelled,
  language,
  link,
  list,
  name,
  named,
  number,
  object,
  offset,
  oneOf,
  path,
  pattern,
  phone,
  publication,
  singleLine,
  steps,
  text,
  timeOfDay,
  withSingular,
} from './fields.ts';
import { SERVICE_ICONS } from './icons.ts';
import { ownLabels } from './labels.ts';
import { sectionWith } from './sections.ts';
import { decoded, MESSAGES, repeatedIcons } from './shared-rules.ts';

/** The pages that every company has. */
export const PAGES = ['home', 'about', 'strategy', 'career', 'contact'] as const;
/** Kinds of content with many files, and their folders. Every other kind is a file: `home.yaml`. */
export const FOLDERS = { roles: 'roles', 'news-entries': 'news', pages: 'pages' } as const;
/** Relative to the language's folder. */
export const patternOf = (name: string) =>
  name in FOLDERS ? `${FOLDERS[name as keyof typeof FOLDERS]}/*.{md,yaml}` : `${name}.yaml`;
/** A film has a file for each cut, width and codec, such as films/hero-wide-1280.av1.mp4. */
export const FILM_WIDTHS = { tall: [720, 1080], wide: [1280, 1920] } as const;
/** The conditions of a role that applicants ask about first. */
export const CONDITIONS = ['pay', 'homeTime', 'schedule', 'licence'] as const;

const head = {
  path,
  title: labelled('Title in search results', singleLine),
  description: labelled('Description in search results', text),
};
const page = { ...head, intro: labelled('Top of the page', block) };
const closing = labelled(
  'Closing of the page',
  object({ text: text.meta({ example: 'Is it urgent?' }), action: button }).optional(),
);
const lede = labelled('Lead paragraph', text);

/** The code by which a search engine verifies who owns the site. */
const code = name.optional().meta({ example: 'a1b2c3' });

const trip = object({
  caption: singleLine,
  recording: pattern(/^\.\.\/[\w./-]+\.csv$/, 'CSV file', '../trips/2026-03-12.csv')
    .optional()
    .meta({
      hint: 'In place of date, start, hours and doors. docs/adopting.md says what is in it.',
      widget: 'recording',
    }),
  date: date.optional(),
  startsAt: timeOfDay.optional(),
  offset: labelled('UTC offset', offset),
  hours: number.optional(),
  setPoint: number,
  allowed: object({ from: number, to: number }).refine(
    ({ from, to }) => from < to,
    'The range is reversed. Write the lower temperature first.',
  ),
  doors: labelled('Door openings', z.array(object({ at: timeOfDay, minutes: number })).optional()),
  download: object({
    file: pattern(/^\/[a-z0-9/-]+\.csv$/, 'address of a CSV file', '/sample-trip.csv').meta({
      localized: true,
    }),
  }),
}).superRefine(({ recording, ...trip }, { addIssue }) => {
  const addMistake = (field: string, message: string) =>
    addIssue({ code: 'custom', path: [field], message });
  for (const field of ['date', 'startsAt', 'hours', 'doors'] as const) {
    const isWritten = trip[field] !== undefined;
    if (recording && isWritten) addMistake(field, 'The recording says it. Take this out.');
    if (!recording && !isWritten)
      addMistake(field, 'It is missing. Write it, or name a recording.');
  }
  const { startsAt = '', hours = 0, doors = [] } = trip;
  const { sinceStart } = clockOf({ startsAt });
  const isOpenAtTheEnd = doors.some(({ at, minutes }) => sinceStart(at) + minutes > hours * 60);
  if (isOpenAtTheEnd)
    addMistake('doors', 'A door is open at the end. Open it earlier, or add hours.');
});

const industry = object({
  heading: singleLine,
  text,
  bands: labelled(
    'Temperature bands',
    named(object({ temperature: singleLine, name: singleLine })).max(5),
  ),
  sectors: named(
    object({
      name: singleLine,
      // The CMS leaves out a list that is empty.
      goods: withSingular(
        'band',
        z
          .array(object({ band: singleLine, goods: withSingular('product', list(singleLine)) }))
          .default([]),
      ),
      sources: list(object({ label: singleLine, href })).optional(),
    }).refine(({ goods, sources }) => goods.length === 0 || sources, {
      path: ['sources'],
      message: 'It is missing. Say where the temperatures of these goods are written down.',
    }),
  ),
  elsewhere: labelled('Goods outside the bands', object({ text, action: button }).optional()),
}).superRefine(({ bands, sectors }, { addIssue }) => {
  const names = bands.map(({ name }) => name);
  const message = `There is no such band. Write one of: ${names.join(', ')}.`;
  for (const [sector, { goods }] of sectors.entries())
    for (const [index, { band }] of goods.entries())
      if (!names.includes(band))
        addIssue({ code: 'custom', path: ['sectors', sector, 'goods', index, 'band'], message });
});

const pay = object({
  from: number,
  to: number,
  currency: pattern(/^[A-Z]{3}$/, 'currency', 'EUR'),
  per: z.enum(['hour', 'day', 'week', 'month', 'year']).meta({ localized: false }),
}).refine(({ from, to }) => from <= to, 'The range is reversed. Write the lower amount first.');

const EMPLOYMENT = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER'];
/** The details of a role that search engines require. */
const details = object({
  location: object({
    name,
    locality: labelled('Town', name),
    region: name.optional().meta({ example: 'Los Lagos' }),
    country,
  }),
  datePosted: date,
  validThrough: date.optional(),
  employmentType: z.enum(EMPLOYMENT).meta({ label: 'Employment', localized: false }),
  duties: list(singleLine).optional(),
  requirements: list(singleLine).optional(),
});

const verify = object({
  heading: singleLine,
  text,
  legalName: name,
  registrations: list(object({ scheme: singleLine, value: name, href: href.optional() })),
  domains: list(pattern(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'domain', 'company.example')),
  phones: list(phone).optional(),
});

const pictures = <Image extends z.ZodType>(image: () => Image) => {
  const file = image().meta({ label: 'Picture', widget: 'image', localized: false });
  const picture = object({
    file,
    alt,
    focus: focus.optional().meta({
      label: 'Focal point, from the left',
      hint: 'The part to keep when a narrow window crops the sides.',
      localized: false,
    }),
  });
  return { file, picture };
};

/** Separate from the other schemas, because Astro asks for these again for every file. */
export const folderSchemas = <Image extends z.ZodType>(image: () => Image) => {
  const { picture } = pictures(image);
  return {
    roles: object({
      number: number.meta({ label: 'Position in the list', hint: 'The lowest comes first.' }),
      title: singleLine.meta({ widget: 'role' }),
      text,
      pay: pay.optional(),
      schedule: singleLine.optional(),
      licence: singleLine.optional(),
      homeTime: singleLine.optional(),
      details: labelled('A page of its own', details.optional()),
      ...publication,
    }).meta({ label: 'Roles', singular: 'role', icon: 'badge' }),
    'news-entries': labelled(
      'News',
      object({
        date: date.meta({ hint: 'It is shown from this day on.' }),
        heading: singleLine,
        text,
        picture: picture.optional(),
        ...publication,
      }),
    ).meta({ singular: 'news item', icon: 'newspaper' }),
    /** Sections in YAML, or text in Markdown. */
    pages: labelled(
      'Further pages',
      object({
        ...page,
        sections: withSingular('section', list(sectionWith(picture))).optional(),
        ...publication,
      }),
    ).meta({ singular: 'page', icon: 'article' }),
  };
};

export const schemas = <Image extends z.ZodType>(image: () => Image) => {
  const { file, picture } = pictures(image);
  const inFolders = folderSchemas(image);
  const film = object({
    name: singleLine.meta({ widget: 'hidden', label: 'What its files in films/ begin with' }),
    wide: labelled('Picture on wide windows', file),
    tall: labelled('Picture on phones', file),
    alt,
    withoutVideo: z
      .boolean()
      .default(false)
      .meta({ label: 'Only the picture, without a film', localized: false }),
  }).meta({ label: 'Picture or film' });
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
        general: phone.optional(),
        dispatch: phone,
        texts: labelled('Receives texts', z.boolean().default(false).meta({ localized: false })),
      }).optional(),
      social: withSingular('social link', z.array(network).optional()),
      verification: labelled(
        'Verification codes of search engines',
        object({ google: code, bing: code }).optional(),
      ),
      redirects: labelled(
        'Old addresses',
        list(
          object({
            from: pattern(/^\/[\w%./~-]+$/, 'address without ? or #', '/old-page').refine(
              (from) => decoded(from),
              'No browser can ask for it. Copy the address from a browser, as in /%C3%BCber-uns.',
            ),
            to: pattern(/^(\/|https:\/\/)\S*$/, 'address', '/about'),
          }),
        ).optional(),
      ),
      ...companyExtras,
    }).meta({ label: 'Company', icon: 'apartment' }),
    frame: object({
      notice,
      tagline: singleLine,
      summary: text,
      note: labelled('Small print of the footer', singleLine.optional()),
      navigation: labelled('Header links', list(link)),
      footer: object({
        closing: labelled(
          'Above the footer, on every page',
          object({ text: singleLine, action: button }).optional(),
        ),
        columns: list(object({ heading: singleLine, links: list(link) })),
      }),
      portals,
    }).meta({ label: 'Notice, header and footer', icon: 'web' }),
    home: object({
      ...head,
      hero: object({
        heading: singleLine,
        subheading: labelled('Subheading', singleLine),
        actions: labelled('Buttons', buttons),
        learnMoreAbout: labelled('Added to the first button for screen readers', singleLine),
        coverage: labelled('Areas you serve, at the bottom', singleLine),
        film,
      }).meta({ label: 'Top of the page' }),
      services: object({
        heading: singleLine,
        text,
        action: button,
        reach: labelled('Areas', list(block).max(3).optional()),
      }),
      responsible: labelled(
        'Responsible logistics',
        object({
          heading: singleLine,
          text,
          rules: list(block),
          picture: picture.optional(),
        }).optional(),
      ),
      realTime: object({
        heading: singleLine,
        text,
        limits: labelled('What the sensors do not prove', text.optional()),
        action: button.optional(),
      })
        .optional()
        .meta({ label: 'Real-time information', hint: 'With the trip, where trip.yaml is there.' }),
      careers: object({
        heading: singleLine,
        text,
        action: button,
        picture: picture.optional(),
      }),
    }).meta({ label: 'Home', icon: 'home' }),
    trip: trip.meta({ label: 'Sample trip', icon: 'thermostat' }),
    about: object({
      ...page,
      facts: labelled(
        'Facts, such as the year of founding',
        withSingular('fact', list(object({ value: singleLine, label: singleLine })).optional()),
      ),
      method: labelled('How you work', steps),
      trailer: labelled(
        'Drawing of a trailer',
        object({
          heading: singleLine,
          text,
          parts: labelled(
            'Names of the parts 1 to 8',
            withSingular('part', z.array(singleLine).length(8)),
          ),
        }).optional(),
      ),
      promises: labelled('What you promise', steps),
      industry: labelled('Industry focus', industry),
      leadership: object({
        heading: singleLine,
        text,
        action: button.optional(),
        people: withSingular(
          'person',
          list(
            object({
              name,
              position: singleLine,
              email,
              portrait: labelled('Portrait', file.optional()),
            }),
          ),
        ),
      }).optional(),
      closing,
    }).meta({ label: 'About', icon: 'groups' }),
    strategy: object({
      ...page,
      film: film.optional(),
      approach: object({ heading: singleLine, lede, text }),
      services: object({
        heading: singleLine,
        action: labelled('Link of each service', link.optional()),
        cards: list(
          object({
            icon: oneOf(SERVICE_ICONS).optional().meta({ localized: false, widget: 'icon' }),
            drawing,
            heading: singleLine,
            text,
            contact: z
              .enum(['dispatch'])
              .optional()
              .meta({ label: 'Contact to show', localized: false }),
          }).refine(({ icon, drawing }) => icon || drawing, {
            path: ['icon'],
            message: 'It is missing. Choose one, or write drawing for one of your own.',
          }),
        ).superRefine((cards, { addIssue }) => {
          for (const card of repeatedIcons(cards, Object.keys(SERVICE_ICONS)))
            addIssue({ code: 'custom', path: [card, 'icon'], message: MESSAGES.icon });
        }),
      }),
      closing,
    }).meta({ label: 'Strategy', icon: 'route' }),
    career: object({
      ...page,
      working: labelled(
        'Working at the company',
        object({ heading: singleLine, lede, text, picture: picture.optional() }),
      ),
      blocks: labelled('Text blocks', list(block)),
      roles: labelled('Open roles', block.optional()),
      drivers: labelled(
        'For drivers, above the roles',
        object({ heading: singleLine, lede, text }).optional(),
      ),
      closing,
    }).meta({ label: 'Career', icon: 'work' }),
    roles: inFolders.roles,
    contact: object({
      ...head,
      intro: object({
        heading: singleLine,
        text,
        delivered: labelled('Added where forms deliver', singleLine.optional()),
      }).meta({ label: 'Top of the page' }),
      addresses: object({
        heading: singleLine,
        list: withSingular(
          'address',
          list(object({ label: singleLine, email, phone: phone.optional() })),
        ),
      }),
      newsletter: block.optional(),
      verify: verify.optional().meta({
        label: 'Is it really us?',
        hint: 'Facts by which a customer can tell you from an impostor.',
      }),
      closing,
    }).meta({ label: 'Contact', icon: 'mail' }),
    news: object({
      ...page,
      home: labelled('On Home', object({ heading: singleLine }).optional()),
    }).meta({ label: 'News page', icon: 'feed' }),
    'news-entries': inFolders['news-entries'],
    pages: inFolders.pages,
    /** Overrides languages/ for one company. */
    labels: ownLabels.meta({ label: 'Labels and messages', icon: 'translate' }),
  };
};

type Schemas = ReturnType<typeof schemas<z.ZodType<ImageMetadata>>>;
export type Name = keyof Schemas;
/** The content of each kind of file, by its name. */
export type Content = { [N in Name]: z.infer<Schemas[N]> };
export type Link = z.infer<typeof link>;
export type Film = Content['home']['hero']['film'];
export type Still = NonNullable<Content['home']['careers']['picture']>;
/** A trip as Home shows it: simulated from its numbers, or read from a recording. */
export type ShownTrip = Content['trip'] & {
  [Field in 'date' | 'startsAt' | 'hours' | 'doors']: NonNullable<Content['trip'][Field]>;
} & { recorded?: { interval: number; supplyAir: number[]; returnAir: number[] } };
export type Role = Content['roles'];
export type Entry = Content['news-entries'];
export type Section = NonNullable<Content['pages']['sections']>[number];
