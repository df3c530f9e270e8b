/**
 * The schema of labels and messages: languages/<code>.yaml, a file for each language. A company
 * overrides some of it in its own <language>/labels.yaml.
 */
import { z } from 'astro/zod';
import { LANGUAGE_CODE } from '../settings.ts';
import { nonEmpty, object } from './fields.ts';

const placeholdersIn = (text: string) =>
  Array.from(text.matchAll(/\{(\w*)\}/g), ([, name]) => name!);

/** A sentence with placeholders, such as `{company}`. One that ends in `?` may be left out. */
function label(...placeholders: string[]) {
  const known = placeholders.map((name) => name.replace('?', ''));
  const required = placeholders.filter((name) => !name.endsWith('?'));
  const braced = known.map((name) => `{${name}}`).join(' and ');
  const fix = braced ? `It may say ${braced}.` : 'Take it out.';
  const hint = `${braced} ${known.length > 1 ? 'are' : 'is'} filled in.`;
  return nonEmpty
    .superRefine((text, { addIssue }) => {
      const used = placeholdersIn(text);
      for (const name of used) if (!known.includes(name)) addIssue(`There is no {${name}}. ${fix}`);
      for (const name of required)
        if (!used.includes(name))
          addIssue(`{${name}} is missing. Write it where it is to be filled in.`);
    })
    .meta(braced ? { hint } : {});
}

const page = { heading: label(), text: label() };

export const labels = object({
  language: object({
    name: label().meta({ hint: 'As its own speakers write it.' }),
    direction: z.enum(['ltr', 'rtl']),
    code: z
      .string()
      .regex(LANGUAGE_CODE, 'This is not a valid language code. Write it as en-GB.')
      .optional()
      .meta({ hint: 'With a region, such as en-GB, if dates and numbers depend on it.' }),
  }),
  navigation: object({
    skip: label().meta({ label: 'Link past the header' }),
    main: label().meta({ label: 'What the header links are called' }),
    languages: label().meta({ label: 'What the links between languages are called' }),
    menu: label(),
    openMenu: label(),
    closeMenu: label(),
  }),
  footer: object({
    imprint: label(),
    privacy: label(),
    terms: label(),
    cookies: label(),
    social: label('company', 'network').meta({ label: 'Social links' }),
  }),
  contactLinks: object({
    write: label().meta({ label: 'Above addresses' }),
    writeOrCall: label().meta({ label: 'Above addresses and phone numbers' }),
    text: label().meta({ label: 'Link to send a text' }),
  }),
  video: object({ pause: label(), play: label() }),
  notLoaded: object({ text: label(), retry: label() }).meta({
    label: 'Where a part of a page did not load',
  }),
  forms: object({
    required: label(),
    withoutScripts: label('email').meta({ label: 'Without JavaScript' }),
    wrongEmail: label(),
    wrongReach: label().meta({ label: 'Neither an e-mail address nor a phone number' }),
    wrongPhone: label(),
    wrongNumber: label(),
    wrongDate: label(),
    missing: label(),
    tooLong: label('limit'),
    optional: label('label').meta({ label: 'A field that may be left empty' }),
    choose: label().meta({ label: 'First of several choices' }),
  }),
  delivery: object({
    sending: label().meta({ label: 'While a form is sent' }),
    notSent: label('email').meta({ label: 'If it was not sent' }),
    retry: label().meta({ label: 'Button to try again' }),
    service: label('company?', 'service').meta({ label: 'If a service takes the forms' }),
    received: label().meta({ label: 'After signing up, if a service takes the forms' }),
  }),
  contact: object({
    form: label().meta({ label: 'What the form is called' }),
    firstName: label(),
    lastName: label(),
    email: label(),
    message: label(),
    submit: label().meta({ label: 'Button' }),
    privacy: label('company?', 'days?').meta({ label: 'Who reads it' }),
    sent: label().meta({ label: 'After sending' }),
    brief: object({ label: label(), lines: z.array(label()).min(1) }).meta({ label: 'Load brief' }),
  }),
  newsletter: object({
    email: label(),
    consent: label(),
    submit: label().meta({ label: 'Button' }),
    privacy: label('company?', 'days?').meta({ label: 'Who gets the address' }),
    sent: label().meta({ label: 'After sending' }),
    unticked: label().meta({ label: 'If the box was not ticked' }),
  }),
  application: object({
    text: label().meta({ label: 'Introduction' }),
    name: label(),
    reach: label().meta({ label: 'E-mail or phone' }),
    message: label(),
    submit: label().meta({ label: 'Button' }),
    close: label().meta({ label: 'Button to close' }),
    privacy: label('company?', 'days?').meta({ label: 'Who reads it' }),
    sent: label().meta({ label: 'After sending' }),
  }),
  trip: object({
    time: label(),
    setPoint: label(),
    supply: label(),
    return: label(),
    doors: label(),
    opened: label().meta({ label: 'A door is open' }),
    closed: label().meta({ label: 'All doors are closed' }),
    opening: label('minutes', 'peak').meta({ label: 'A door opening, after its time' }),
    allowed: label().meta({ label: 'Allowed band' }),
    band: label('from', 'to').meta({ label: 'From one temperature to another' }),
    explore: label().meta({ label: 'What the slider is called' }),
    hint: label().meta({ label: 'How to use it' }),
    illustrative: label().meta({ label: 'For a simulated trip' }),
    table: label().meta({ label: 'Opens the table' }),
    rows: label().meta({ label: 'What the rows of the table are' }),
    download: label(),
    statistics: object({
      heading: label(),
      lowest: label(),
      highest: label(),
      mean: label(),
      outside: label(),
    }),
  }),
  goods: object({
    caption: label().meta({ label: 'What the table is called' }),
    sector: label().meta({ label: 'Corner of the table' }),
    sources: label().meta({ label: 'Before the sources' }),
    decides: label().meta({ label: 'What takes precedence' }),
    finder: label().meta({ label: 'Heading of the product finder' }),
    ask: label().meta({ label: 'Link that asks about a product' }),
    question: label('product').meta({ label: 'Start of the message' }),
  }),
  roles: object({
    apply: label(),
    all: label().meta({ label: 'Link to all roles' }),
    closed: label().meta({ label: 'For a role that is no longer open' }),
    location: label(),
    pay: label(),
    homeTime: label(),
    schedule: label(),
    licence: label(),
    duties: label(),
    requirements: label(),
  }),
  news: object({
    all: label().meta({ label: 'Link to all news' }),
    feed: label().meta({ label: 'Link to the feed' }),
  }),
  preview: object({
    notPublished: label('name').meta({ label: 'What visitors do not see, in a preview' }),
  }),
  locations: object({
    heading: label(),
    map: label().meta({ label: 'Link to a map' }),
    allDay: label().meta({ label: 'Open all day, after the days' }),
  }),
  tracking: object({
    heading: label(),
    number: label(),
    submit: label().meta({ label: 'Button' }),
  }),
  documents: object({
    issuer: label('issuer'),
    number: label('number'),
    validUntil: label('date'),
    expired: label('date'),
  }),
  legal: object({
    managers: label(),
    register: label(),
    vatNumber: label(),
    authority: label().meta({ label: 'Supervisory authority' }),
  }).meta({ label: 'Legal facts' }),
  verify: object({ legalName: label(), domains: label(), phones: label() }),
  notFound: object({
    title: label(),
    description: label(),
    ...page,
    home: label().meta({ label: 'Button that leads home' }),
    contact: label().meta({ label: 'Button that leads to Contact' }),
  }),
  mails: object({
    notice: object({
      subject: label('name'),
      suspect: label(),
      suspectNote: label(),
      footer: label('id'),
    }).meta({ label: 'To the company: a message has come in' }),
    confirmation: object({ subject: label('company'), text: label(), otherwise: label() }).meta({
      label: 'To a new subscriber: please confirm',
    }),
    welcome: object({ subject: label('company'), text: label() }).meta({
      label: 'To a subscriber who has confirmed',
    }),
  }),
  newsletterPages: object({
    back: label(),
    confirm: object({ ...page, button: label() }),
    confirmed: object(page),
    unsubscribe: object({ ...page, button: label() }),
    unsubscribed: object(page),
    unknown: object(page).meta({ label: 'An unknown link' }),
  }),
  refusals: object({
    ...page,
    unreadable: label('email'),
    crossSite: label('email'),
    different: label('email'),
    tooLarge: label('email'),
    mediaType: label('email'),
    fields: label(),
    tooMany: label('email'),
    unavailable: label('email'),
  }).meta({ label: 'Why the server refuses a form' }),
  /** Translations of /admin by the English sentence, which is shown where one is missing. */
  cms: z.record(z.string(), z.string()).optional(),
});

export type Labels = z.infer<typeof labels>;
type DeepPartial<T> = T extends readonly unknown[] | string
  ? T
  : { [Key in keyof T]?: DeepPartial<T[Key]> };

/** The same shape, with every field optional. */
function deepPartial(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodObject)) return schema.optional();
  const fields = Object.entries(schema.shape as z.ZodRawShape);
  const optional = fields.map(([name, field]) => [name, deepPartial(field as z.ZodType)]);
  return object(Object.fromEntries(optional))
    .optional()
    .meta(schema.meta() ?? {});
}

const { cms: _, ...ownFields } = labels.shape;
/** For a company's own labels.yaml. */
export const ownLabels = object(
  Object.fromEntries(
    Object.entries(ownFields).map(([name, field]) => [name, deepPartial(field as z.ZodType)]),
  ),
) as unknown as z.ZodType<DeepPartial<Labels>>;
