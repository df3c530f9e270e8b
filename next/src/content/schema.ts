/** What a company may say, file by file. The build checks it; the CMS's forms are made from it. */
import { z } from 'astro/zod';
import { EMAIL_PATTERN } from '../forms/patterns.ts';

export const PAGES = ['home', 'about', 'strategy', 'career', 'contact'] as const;
/** By key, as in the drawings of src/ui/Icon.tsx. */
export const NETWORKS = { linkedin: 'LinkedIn', instagram: 'Instagram', youtube: 'YouTube' };
export const SERVICE_ICONS = ['express', 'fuel', 'vehicle', 'cover', 'sos', 'partner'] as const;

const line = z.string().trim().min(1, 'It is empty. Write something, or take the field out.');
const text = line.meta({ widget: 'text' });
const email = z
  .string()
  .regex(
    new RegExp(`^(?:${EMAIL_PATTERN})$`),
    'This is no e-mail address. Write it as name@company.example.',
  )
  .meta({ same: true });
const phone = z
  .string()
  .regex(/^\+[1-9]( ?\d){6,14}$/, 'This is no international number. Write it as +44 7700 900142.')
  .meta({ same: true });
const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This is no time of day. Write it as 05:00.')
  .meta({ same: true });
const number = z.number().meta({ same: true });
/** A page of ours by its name, or an address. The path follows from the language. */
const href = z
  .string()
  .refine((to) => (PAGES as readonly string[]).includes(to) || /^(https:\/\/|mailto:|#)/.test(to), {
    message: `This leads nowhere. Name a page (${PAGES.join(', ')}) or write an address with https://.`,
  })
  .meta({ label: 'Leads to', same: true });
const link = z.strictObject({ label: line, href }).meta({ label: 'Link' });
const path = z
  .string()
  .regex(
    /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/,
    'This is no address of a page. Write it as /about-us.',
  );
const head = {
  path,
  title: line.meta({ label: 'Title in search results' }),
  description: text.meta({ label: 'Description in search results' }),
};
const block = z.strictObject({ heading: line, text });
const steps = z.strictObject({ heading: line, text, steps: z.array(block) });
const closing = z.strictObject({ text, action: link }).optional();
const delivery = { sending: line, notSent: text, retry: line, address: email, sent: text };
const alt = z.string().default('').meta({ label: 'What it shows, for those who do not see it' });
const focus = z
  .enum(['10%', '20%', '30%', '40%', '60%', '70%', '80%', '90%'])
  .optional()
  .meta({ same: true });
const font = z.strictObject({ family: line, file: line, weights: line });
const source = z.strictObject({ label: line, href: z.url() });

export const schemas = <Image extends z.ZodType>(image: () => Image) => {
  const file = image().meta({ widget: 'image', same: true });
  const picture = z.strictObject({ file, alt, focus }).meta({ label: 'Picture' });
  const film = z
    .strictObject({ name: line.meta({ widget: 'hidden' }), wide: file, tall: file, alt })
    .meta({ label: 'Film' });
  return {
    company: z
      .strictObject({
        name: line,
        shortName: line,
        languages: z.array(line),
        emails: z.strictObject({ general: email, dispatch: email, security: email }),
        phones: z.strictObject({ dispatch: phone }).optional(),
        social: z.array(
          z.strictObject({
            network: z.enum(Object.keys(NETWORKS) as [Network, ...Network[]]),
            href: z.url(),
          }),
        ),
        fonts: z.strictObject({ display: font, text: font }),
        redirects: z.record(z.string(), z.string()).optional(),
      })
      .meta({ label: 'Company' }),
    frame: z
      .strictObject({
        language: z.strictObject({
          code: line,
          name: line,
          direction: z.enum(['ltr', 'rtl']),
          openGraph: line,
          switch: line,
        }),
        tagline: line,
        summary: text,
        note: line.optional(),
        social: line,
        navigation: z.array(link).meta({ label: 'Header links' }),
        skip: line,
        mainNavigation: line,
        menu: z.strictObject({ name: line, open: line, close: line }),
        footer: z.strictObject({
          columns: z.array(z.strictObject({ heading: line, links: z.array(link) })),
          contactHeading: line,
          privacy: line,
        }),
        phone: z.strictObject({ text: line }).optional(),
        video: z.strictObject({ pause: line, play: line }),
      })
      .meta({ label: 'Header and footer' }),
    home: z
      .strictObject({
        ...head,
        hero: z.strictObject({
          heading: line,
          subheading: line,
          actions: z.tuple([link, link]),
          learnMoreAbout: line.meta({ label: 'Follows the first button for screen readers' }),
          line,
          film,
        }),
        services: z.strictObject({ heading: line, text, action: link, reach: z.array(block) }),
        responsible: z.strictObject({ heading: line, text, rules: z.array(block), picture }),
        realTime: z.strictObject({
          heading: line,
          text,
          limits: text.meta({ label: 'What the sensors do not prove' }),
        }),
        careers: z.strictObject({ heading: line, text, action: link, picture }),
      })
      .meta({ label: 'Home' }),
    trip: z
      .strictObject({
        caption: line,
        summary: line,
        date: z.iso.date(),
        startsAt: clock,
        offset: line,
        hours: number,
        setPoint: number,
        allowed: z.strictObject({ label: line, from: number, to: number }),
        doors: z.array(z.strictObject({ at: clock, minutes: number })),
        labels: z.strictObject({
          time: line,
          setPoint: line,
          supply: line,
          return: line,
          doors: line,
          open: line,
          peak: line,
          to: line,
          closed: line,
          opened: line,
          explore: line,
          hint: line,
        }),
        statistics: z.strictObject({
          heading: line,
          lowest: line,
          highest: line,
          mean: line,
          outside: line,
        }),
        table: line,
        download: z.strictObject({ label: line, file: line }),
      })
      .meta({ label: 'Sample trip' }),
    contact: z
      .strictObject({
        ...head,
        intro: z.strictObject({ heading: line, text, delivered: line.optional() }),
        addresses: z.strictObject({
          heading: line,
          list: z.array(z.strictObject({ label: line, email, phone: phone.optional() })),
        }),
        contactForm: z.strictObject({
          name: line,
          firstName: line,
          lastName: line,
          email: line,
          message: line,
          required: line,
          brief: z.strictObject({ label: line, lines: z.array(line) }).optional(),
          submit: line,
          withoutScripts: text,
        }),
        contactDelivery: z.strictObject(delivery),
        newsletter: z
          .strictObject({
            heading: line,
            text,
            email: line,
            consent: line,
            submit: line,
            withoutScripts: text,
          })
          .optional(),
        newsletterDelivery: z.strictObject({ ...delivery, unticked: text }).optional(),
        formMessages: z.strictObject({
          wrongEmail: line,
          wrongReach: line,
          missing: line,
          tooLong: line,
        }),
      })
      .meta({ label: 'Contact' }),
    strategy: z
      .strictObject({
        ...head,
        intro: block,
        film,
        approach: z.strictObject({ heading: line, lede: text, text }),
        services: z.strictObject({
          heading: line,
          cards: z.array(
            z.strictObject({
              icon: z.enum(SERVICE_ICONS).meta({ same: true }),
              heading: line,
              text,
              contact: z.enum(['dispatch']).optional().meta({ same: true }),
            }),
          ),
        }),
        closing,
      })
      .meta({ label: 'Strategy' }),
    about: z
      .strictObject({
        ...head,
        intro: block,
        method: steps,
        promises: steps,
        industry: z.strictObject({
          heading: line,
          text,
          caption: line,
          corner: line,
          bands: z.array(z.strictObject({ temperature: line, name: line })),
          sectors: z.array(
            z.strictObject({
              name: line,
              goods: z.array(z.array(line)),
              sources: z.array(source).optional(),
            }),
          ),
          elsewhere: z.strictObject({ text, action: link }).optional(),
          sources: line,
          decides: line,
          finder: z.strictObject({ heading: line, ask: line, message: line }).optional(),
        }),
        leadership: z
          .strictObject({
            heading: line,
            text,
            action: link.optional(),
            people: z.array(
              z.strictObject({ name: line, position: line, email, portrait: line.optional() }),
            ),
          })
          .optional(),
        closing,
      })
      .meta({ label: 'About' }),
    career: z
      .strictObject({
        ...head,
        intro: block,
        working: z.strictObject({ heading: line, lede: text, text, picture }),
        blocks: z.array(block),
        roles: z.strictObject({ heading: line, text, apply: line }).optional(),
        application: z
          .strictObject({
            text,
            name: line,
            reach: line,
            message: line,
            submit: line,
            close: line,
            ...delivery,
          })
          .optional(),
        closing,
      })
      .meta({ label: 'Career' }),
    roles: z.strictObject({ number, title: line, text }).meta({ label: 'Roles' }),
    'not-found': z
      .strictObject({
        title: head.title,
        description: head.description,
        notFound: z.strictObject({ heading: line, text, actions: z.tuple([link, link]) }),
      })
      .meta({ label: 'Page not found' }),
  };
};

export type Schemas = ReturnType<typeof schemas<z.ZodType<ImageMetadata>>>;
export type Name = keyof Schemas;
export type Words = { [N in Name]: z.infer<Schemas[N]> };
export type Network = keyof typeof NETWORKS;
export type ServiceIconName = (typeof SERVICE_ICONS)[number];
export type Link = z.infer<typeof link>;
export type Film = Words['home']['hero']['film'];
export type Still = Words['home']['responsible']['picture'];
export type SampleTrip = Words['trip'];
export type Role = Words['roles'];
