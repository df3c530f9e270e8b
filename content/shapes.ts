/**
 * The shape of everything that a company says, file by file. The types below are derived from it,
 * and the content check uses it. A field that may be left out is `optional`: its part of the page
 * then disappears.
 */
import { type InferOutput, optional, undefinedable } from 'valibot';
import {
  anyTexts,
  called,
  chosen,
  date,
  list,
  listsAlong,
  matching,
  number,
  object,
  objectAnd,
  oneOf,
  ownName,
  pair,
  target,
  text,
  textOr,
  textOrEmpty,
  webAddress,
  yesOrNo,
} from './fields.ts';
import { EMAIL_PATTERN, LANGUAGE_CODE } from './patterns.ts';

const email = matching(
  new RegExp(`^(?:${EMAIL_PATTERN})$`),
  'no e-mail address',
  'Write it as name@company.example.',
);
const phone = matching(
  /^\+[1-9]( ?\d){6,14}$/,
  'no international number',
  'Write it as +44 7700 900142: a plus, the country, and up to fifteen digits.',
);
const clock = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'no time of day', 'Write it as 05:00.');

const offset = matching(
  /^[+-][01]\d:[0-5]\d$/,
  'no offset from universal time',
  'Write it as +01:00.',
);
const csvFile = matching(
  /^\/[a-z0-9/-]+\.csv$/,
  'no path of a CSV file',
  'Write it as /sample-trip.csv.',
);

const link = object({ label: text, href: target });
const source = object({ label: ownName, href: webAddress });
const head = { title: text, description: text };
const intro = object({ heading: text, text });
const steps = object({ heading: text, text, steps: list(object({ heading: text, text })) });
const closing = undefinedable(object({ text, action: link }));
const question = object({ heading: text, text, button: text });
const blocks = list(object({ heading: text, text }));

/** Each has a drawing in src/ui/Icon.tsx. */
export const networks = ['linkedin', 'instagram', 'youtube'] as const;

/** Each has a drawing in src/pages/strategy/ServiceIcon.tsx. */
export const serviceIcons = ['express', 'fuel', 'vehicle', 'cover', 'sos', 'partner'] as const;

export const facts = object({
  company: object({
    name: ownName,
    shortName: ownName,
    tagline: text,
    summary: text,
    note: optional(text),
    emails: object({ general: email, dispatch: email, security: email }),
    phones: optional(object({ dispatch: phone })),
    social: list(
      object({
        network: oneOf(...networks),
        label: text,
        href: webAddress,
      }),
      0,
    ),
  }),
});

const colour = chosen(
  'colour',
  matching(/^#[0-9a-f]{6}$/, 'no colour', 'Write it as #0a1b33, in small letters.'),
);

const paletteShape = object({
  'polar-950': colour,
  'polar-900': colour,
  'polar-800': colour,
  'polar-700': colour,
  'fjord-600': colour,
  'ice-500': colour,
  'ice-400': colour,
  'ice-200': colour,
  'frost-100': colour,
  'snow-50': colour,
  white: colour,
  'steel-600': colour,
  'dawn-950': colour,
  'dawn-600': colour,
  'dawn-400': colour,
  'dawn-300': colour,
  'dawn-100': colour,
  'flare-700': colour,
  'flare-200': colour,
});

const fontFile = matching(/^[\w.-]+\.woff2$/, 'no woff2 file', 'Name a file of brand/fonts/.');

const typeface = object({
  family: text,
  file: fontFile,
  weights: pair(number),
  /** Letters that only few pages show, in a separate file. */
  more: optional(
    object({
      file: fontFile,
      letters: matching(
        /^U\+[\dA-F]+(-[\dA-F]+)?(,\s*U\+[\dA-F]+(-[\dA-F]+)?)*$/,
        'no list of letters',
        'Write it like U+A2-A8,U+20AC.',
      ),
    }),
  ),
});

/** Replace ours in src/styles/tokens.css: corners, all distances, headings. */
const tokens = object({
  radius: optional(matching(/^\d+(\.\d+)?(px|rem)$/, 'no size of a corner', 'Write it as 12px.')),
  spacing: optional(number),
  headingWeight: optional(number),
});

/** By file of the company's brand/. */
export const brand = {
  tokens: optional(object({ tokens })),
  palette: object({ palette: called('Colours', paletteShape) }),
  typefaces: object({ typefaces: object({ display: typeface, text: typeface }) }),
} as const;

const shown = (...names: [string, ...string[]]) => optional(list(oneOf(...names)));

/** Which sections a page shows below its head, and in which order. */
export const sections = object({
  sections: object({
    home: shown('services', 'responsible', 'realTime', 'news', 'careers'),
    about: shown('method', 'promises', 'industry', 'leadership'),
    strategy: shown('film', 'approach', 'services'),
    career: shown('working', 'blocks', 'roles'),
    contact: shown('form', 'verify', 'documents', 'newsletter'),
  }),
});

const path = matching(
  /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/,
  'no path that every server and link understands',
  'Write it as /about-us: a slash, small letters without accents, digits and hyphens.',
);

/** Pages with their own words and component. A company may have more. */
const pagePaths = { home: path, about: path, strategy: path, career: path, contact: path };

const withoutScripts = text;
const delivery = { sending: text, notSent: text, retry: text, address: email, sent: text };

const pixels = chosen('hidden', number);
const size = { widths: chosen('hidden', list(number)), width: pixels, height: pixels };

/** The horizontal position in a picture that no window may crop. */
const across = oneOf('10%', '20%', '30%', '40%', '60%', '70%', '80%', '90%');

const mediaName = chosen('hidden', text);
const alt = called('What it shows, for those who do not see it', textOrEmpty);

/**
 * A still under the company's public/media: `name-800.avif`, `name-800.webp` and so on. An empty
 * `alt` marks it as decorative.
 */
const still = object({ name: mediaName, ...size, alt, focus: optional(across) });

/** A looping film under public/media, in a wide and a tall cut, each with `widths` and posters. */
const film = object({
  name: mediaName,
  wide: object(size),
  tall: object(size),
  alt,
  /** Only the poster is shown. */
  withoutVideo: optional(yesOrNo),
});

const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'no end of a path',
  'Write it as reefer-driver: small letters without accents, digits and hyphens.',
);

const pay = object({
  from: number,
  to: number,
  currency: matching(/^[A-Z]{3}$/, 'no currency', 'Write its three letters, such as EUR.'),
  per: oneOf('hour', 'day', 'week', 'month', 'year'),
});

/** A role with details has its own page below the career page. */
const role = object({
  title: text,
  text,
  pay: optional(pay),
  homeTime: optional(text),
  schedule: optional(text),
  licence: optional(text),
  details: called(
    'A page of its own',
    optional(
      object({
        slug: called('End of its address', slug),
        description: list(text),
        duties: optional(list(text)),
        requirements: optional(list(text)),
        location: object({
          name: ownName,
          locality: ownName,
          region: optional(ownName),
          country: matching(/^[A-Z]{2}$/, 'no country code', 'Write it as CL.'),
        }),
        datePosted: date,
        validThrough: optional(date),
        employmentType: oneOf(
          'FULL_TIME',
          'PART_TIME',
          'CONTRACTOR',
          'TEMPORARY',
          'INTERN',
          'OTHER',
        ),
      }),
    ),
  ),
});

/** By file of a language's folder. */
export const words = {
  paths: object({ paths: objectAnd(pagePaths, path) }),
  frame: object({
    navigation: called('Header links', list(link)),
    /** Shown instead of a page whose script failed to load. */
    notLoaded: object({ title: text, heading: text, text, retry: text, home: link }),
    frame: object({
      skip: text,
      mainNavigation: text,
      menu: object({ name: text, open: text, close: text }),
      footer: object({
        columns: list(object({ heading: text, links: list(link) })),
        contactHeading: text,
        privacy: text,
      }),
      /** The label of the link that texts a number, where it takes messages. */
      phone: optional(object({ text })),
      video: object({ pause: text, play: text }),
    }),
  }),
  home: object({
    ...head,
    hero: object({
      heading: text,
      subheading: text,
      actions: pair(link),
      learnMoreAbout: text,
      line: text,
    }),
    services: object({ heading: text, text, action: link, reach: blocks }),
    responsible: object({ heading: text, text, rules: blocks }),
    /** `limits`: what its sensors do not prove. */
    realTime: object({ heading: text, text, limits: text }),
    careers: object({ heading: text, text, action: link }),
  }),
  'sample-trip': object({
    sampleTrip: object({
      caption: text,
      summary: text,
      date,
      startsAt: clock,
      offset,
      hours: number,
      setPoint: number,
      allowed: object({ label: text, from: number, to: number }),
      doors: list(object({ at: clock, minutes: number }), 0),
      labels: object({
        time: text,
        setPoint: text,
        supply: text,
        return: text,
        doors: text,
        open: text,
        peak: text,
        to: text,
        closed: text,
        opened: text,
        explore: text,
        hint: text,
      }),
      statistics: object({
        heading: text,
        lowest: text,
        highest: text,
        mean: text,
        /** Only shown with its note: alone it promises too much. A plain text up to version 3.0. */
        kinetic: optional(textOr(object({ label: text, note: text, source: optional(source) }))),
        outside: text,
      }),
      table: text,
      download: object({ label: text, file: csvFile }),
    }),
  }),
  about: object({
    ...head,
    intro,
    method: steps,
    promises: steps,
    industry: object({
      heading: text,
      text,
      caption: text,
      corner: text,
      bands: list(object({ temperature: text, name: text })),
      sectors: list(
        object({
          name: text,
          goods: listsAlong('industry.bands', text),
          sources: optional(list(source)),
        }),
      ),
      elsewhere: optional(object({ text, action: link })),
      sources: text,
      decides: text,
      finder: optional(object({ heading: text, ask: text, message: text })),
    }),
    leadership: undefinedable(
      object({
        heading: text,
        text,
        action: optional(link),
        /** A portrait is named after its original: `mette` for pictures/portrait-mette.jpg. */
        people: list(
          object({
            name: ownName,
            position: text,
            email,
            portrait: optional(chosen('portrait', text)),
          }),
        ),
      }),
    ),
    closing,
  }),
  strategy: object({
    ...head,
    intro,
    approach: object({ heading: text, lede: text, text }),
    services: object({
      heading: text,
      cards: list(
        object({
          icon: oneOf(...serviceIcons),
          heading: text,
          text,
          contact: optional(oneOf('dispatch')),
        }),
      ),
    }),
    closing,
  }),
  career: object({
    ...head,
    intro,
    working: object({ heading: text, lede: text, text }),
    blocks,
    roles: undefinedable(
      object({
        heading: text,
        text,
        apply: text,
        open: called('Roles', list(role)),
        page: called(
          'Words on the page of every role',
          optional(
            object({
              back: text,
              labels: object({
                location: text,
                duty: text,
                requirement: text,
                pay: optional(text),
                homeTime: optional(text),
                schedule: optional(text),
                licence: optional(text),
              }),
            }),
          ),
        ),
      }),
    ),
    /** In the dialog of Apply now, which opens only where the forms deliver. */
    application: undefinedable(
      object({
        text,
        name: text,
        reach: text,
        message: text,
        submit: text,
        close: text,
        ...delivery,
      }),
    ),
    closing,
  }),
  contact: object({
    ...head,
    intro: object({ heading: text, text, delivered: optional(text) }),
    addresses: object({
      heading: text,
      list: called('Addresses', list(object({ label: text, email, phone: optional(phone) }))),
    }),
    contactForm: object({
      name: text,
      firstName: text,
      lastName: text,
      email: text,
      message: text,
      required: text,
      brief: optional(object({ label: text, lines: list(text) })),
      submit: text,
      withoutScripts,
    }),
    contactDelivery: object(delivery),
    newsletter: undefinedable(
      object({
        heading: text,
        text,
        email: text,
        consent: text,
        submit: text,
        withoutScripts,
      }),
    ),
    /** Required if there is a newsletter. */
    newsletterDelivery: optional(object({ ...delivery, unticked: text })),
  }),
  media: object({
    films: objectAnd({ hero: film, dock: film }, film),
    stills: objectAnd({ doors: still, aisle: still, dawn: still }, still),
  }),
  language: object({
    language: object({
      /** As in `lang` (BCP 47): `es`, `pt-BR`. */
      code: matching(LANGUAGE_CODE, 'no language code', 'Write it as es or pt-BR.'),
      /** In the language itself. */
      name: text,
      direction: oneOf('ltr', 'rtl'),
      /** In Open Graph's form, with an underscore and a region. */
      openGraph: matching(/^[a-z]{2}_[A-Z]{2}$/, 'no locale of Open Graph', 'Write it as en_US.'),
      /** The label of the links between the languages. */
      switch: text,
    }),
  }),
  /** Of an invalid field; `{limit}` stands for a number. */
  'form-messages': object({
    formMessages: object({ wrongEmail: text, wrongReach: text, missing: text, tooLong: text }),
  }),
  /** What the inbox says: by e-mail, and on the pages that its links open. */
  mails: object({
    notice: object({ subject: text, suspect: text, suspectNote: text, footer: text }),
    confirmation: object({ subject: text, text, otherwise: text, signature: text }),
    welcome: object({ subject: text, text, signature: text }),
    letter: object({ unsubscribe: text }),
    pages: object({
      back: text,
      confirm: question,
      confirmed: intro,
      unsubscribe: question,
      unsubscribed: intro,
      unknown: intro,
      notSent: object({ heading: text, back: text }),
    }),
    refusals: object({
      crossSite: text,
      method: text,
      mediaType: text,
      tooLarge: text,
      unreadable: text,
      fields: text,
      id: text,
      nowhere: text,
      tooMany: text,
      different: text,
      tooManyToday: text,
      unavailable: text,
      noNewsletter: text,
      failed: text,
    }),
  }),
  'not-found': object({
    ...head,
    notFound: object({ heading: text, text, actions: pair(link) }),
  }),
} as const;

const domain = matching(
  /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
  'no domain',
  'Write it as company.example, in small letters.',
);

/** By file of a language's folder; each part of the site exists only if its file does. */
export const optionalWords = {
  /** Who we are, for people who have to tell us from an impostor. */
  verify: object({
    verify: object({
      heading: text,
      /** How to check a caller. */
      text,
      labels: object({ legalName: text, domains: text, phones: text }),
      legalName: ownName,
      registrations: list(object({ scheme: text, value: text, href: optional(webAddress) })),
      /** The only ones that are ours. */
      domains: list(domain),
      phones: optional(list(phone)),
    }),
  }),
  /** Papers that shippers ask carriers for. */
  documents: object({
    documents: object({
      heading: text,
      text,
      labels: object({ issuer: text, validUntil: text }),
      /** The button's label, and what it writes before a paper's name. */
      request: text,
      message: text,
      list: called(
        'Papers',
        list(
          object({
            name: text,
            issuer: optional(text),
            validUntil: optional(date),
            onRequest: yesOrNo,
          }),
        ),
      ),
    }),
  }),
} as const;

const entry = object({ term: text, description: text });
const sectionFields = {
  heading: text,
  paragraphs: optional(list(text)),
  entries: optional(list(entry)),
};
const section = object(sectionFields);

/** The levels of W3C's generator of accessibility statements. */
export const conformances = [
  'fully conformant',
  'partially conformant',
  'non conformant',
  'not assessed',
] as const;

/** A page that the company adds, with text alone. */
export const addedPage = object({
  ...head,
  intro,
  sections: list(section),
});

/**
 * Pages with a shape of their own, by name: news, and those that the law requires, part by part. A
 * page exists only if the company writes it. In `privacy`, `{keepDays}` stands for KEEP_DAYS.
 */
export const typedPages = {
  news: object({
    ...head,
    intro,
    news: object({
      /** On Home, the newest three: only where this is. */
      home: called('The newest on Home', optional(object({ heading: text, action: text }))),
      /** What the links to the feed, and from an entry to all of them, are called. */
      feed: text,
      back: text,
      /** In any order: the newest is shown first. */
      entries: list(
        object({
          slug: called('End of its address', slug),
          date,
          heading: text,
          text,
          /** On the entry's own page. */
          body: called('Paragraphs of its page', optional(list(text))),
          /** One of the stills in media.ts. */
          picture: optional(chosen('picture', text)),
        }),
      ),
    }),
  }),
  privacy: object({
    ...head,
    intro,
    parts: object({ who: section, what: section, why: section, howLong: section, rights: section }),
  }),
  imprint: object({
    ...head,
    intro,
    heading: text,
    imprint: object({
      name: entry,
      form: entry,
      representatives: entry,
      address: entry,
      mail: entry,
      /** A second fast way to reach the company: a number, or a form. */
      secondChannel: entry,
      register: optional(entry),
      vat: optional(entry),
    }),
  }),
  terms: object({
    ...head,
    intro,
    parts: object({
      /** What they are for, and for whom. */
      scope: section,
      contract: section,
      payment: section,
      liability: section,
      /** Whose law, and which court. */
      law: section,
    }),
  }),
  /** In W3C's order. Only you can know how far your pages conform, so this is never filled in. */
  accessibility: object({
    ...head,
    intro,
    parts: object({
      measures: section,
      /** Its words say the level that was chosen. Up to 3.1 there was none to choose. */
      status: object({ ...sectionFields, conformance: optional(oneOf(...conformances)) }),
      limitations: optional(section),
      technical: section,
      assessment: section,
      feedback: section,
    }),
  }),
} as const;

/** A page that the company adds with its own component: it may have any fields. */
export const addedPageWithComponent = objectAnd(head, anyTexts);

export type Words = { [File in keyof typeof words]: InferOutput<(typeof words)[File]> };

type OptionalWords = {
  [File in keyof typeof optionalWords]: InferOutput<(typeof optionalWords)[File]>;
};
export type Documents = OptionalWords['documents']['documents'];
export type Verify = OptionalWords['verify']['verify'];

export type Palette = InferOutput<typeof paletteShape>;
export type Tokens = InferOutput<typeof tokens>;
export type Sections = InferOutput<typeof sections>['sections'];
export type Typefaces = InferOutput<typeof brand.typefaces>['typefaces'];
export type Company = InferOutput<typeof facts>['company'];
export type Network = (typeof networks)[number];
/** The pages that every company has, and those that one adds. */
export type Paths = Words['paths']['paths'] & Readonly<Record<string, string>>;
export type Navigation = Words['frame']['navigation'];
export type Frame = Words['frame']['frame'];
export type Home = Words['home'];
export type SampleTrip = Words['sample-trip']['sampleTrip'];
export type About = Words['about'];
export type Strategy = Words['strategy'];
export type ServiceIconName = (typeof serviceIcons)[number];
export type Career = Words['career'];
export type Contact = Words['contact'];
export type Language = Words['language']['language'];
export type FormMessages = Words['form-messages']['formMessages'];
export type Mails = Words['mails'];
export type NotFound = Words['not-found']['notFound'];
export type NotLoaded = Words['frame']['notLoaded'];

export type AddedPage = InferOutput<typeof addedPage>;
type TypedPages = { [Name in keyof typeof typedPages]: InferOutput<(typeof typedPages)[Name]> };
export type NewsPage = TypedPages['news'];
export type News = NewsPage['news'];
export type Privacy = TypedPages['privacy'];
export type Imprint = TypedPages['imprint'];
export type Terms = TypedPages['terms'];
export type Accessibility = TypedPages['accessibility'];
export type Role = InferOutput<typeof role>;

/** A page with its own component. */
export type PageName = keyof typeof pagePaths;

/** What a page says about itself in the tab, in search results and in shared links. */
export type Head = {
  title: string;
  description: string;
  /** Of a role: the job posting for search engines. */
  posting?: Posting;
  /** Of an entry of the news. */
  article?: { headline: string; datePublished: string };
};

type Posting = { title: string; pay?: Role['pay'] } & NonNullable<Role['details']>;

export type Link = InferOutput<typeof link>;

export type Still = InferOutput<typeof still>;
export type Film = InferOutput<typeof film>;
export type Media = { films: Record<string, Film>; stills: Record<string, Still> };
