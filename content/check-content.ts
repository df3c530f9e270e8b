import { existsSync, readFileSync } from 'node:fs';
import { UserError } from '../user-error.ts';
import { COMPANY, MEDIA } from './company-folder.ts';
import { type Finding, findingOf, noPage, problemsOf } from './fields.ts';
import { readMark } from './mark.ts';
import {
  CUTS,
  cutName,
  FILM_FORMATS,
  type MediaFormat,
  mediaFile,
  mediaParts,
  PICTURE_FORMATS,
  portraitFile,
  socialFile,
} from './media-files.ts';
import { CONDITIONS } from './pay.ts';
import { type Content, componentOf, hasComponent } from './read-content.ts';
import {
  type About,
  type Accessibility,
  addedPage,
  addedPageWithComponent,
  brand,
  type Career,
  type Company,
  type Contact,
  conformances,
  type Documents,
  facts,
  type Language,
  type Media,
  type News,
  optionalWords,
  type SampleTrip,
  sections,
  type Typefaces,
  typedPages,
  words,
} from './shapes.ts';

/** Words of the sample that another company must not keep. */
export const LEFT_FROM_THE_SAMPLE = /kelvin[ -]?freight|^kelvin$/i;

/** What is wrong, and where. The editor reads the parts; the terminal shows them in one line. */
export type Problem = Finding & { file: string };

const inFile = (file: string, findings: readonly Finding[]): Problem[] =>
  findings.map((finding) => ({ ...finding, file }));

const inOneLine = ({ file, field, said }: Problem) =>
  `${COMPANY}/${file}: ${field && `${field} `}${said}`;

/** found`the field | what is wrong with it, and how | the same for people who see no files` */
const found = (words: TemplateStringsArray, ...values: unknown[]) =>
  findingOf(String.raw({ raw: words.map((it) => it.replaceAll(' | ', '\0')) }, ...values));

const pathsOf = ({ words: { paths } }: Content) =>
  Object.entries(Object(paths?.paths)).map(([name, path]) => ({ name, path: String(path) }));

/** Entries whose key an earlier one has. */
const repeated = <Entry>(entries: readonly Entry[], key: (entry: Entry) => string) =>
  entries.filter((entry, index) => entries.findIndex((it) => key(it) === key(entry)) < index);

/** What is directly inside a value, each with its field. */
const inside = (value: object, field: string) =>
  Object.entries(value).map(([name, entry]) => {
    const named = field ? `${field}.${name}` : name;
    return { name, entry, field: Array.isArray(value) ? `${field}[${name}]` : named };
  });

/** Every text of a module with its field, at any depth. */
export function textsIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return inside(value, field).flatMap((it) => textsIn(it.entry, it.field));
}

/** A translation needs its paths and its name; for the rest it falls back to the first language. */
const isNeeded = (name: string, isFirst: boolean) =>
  (isFirst && !(name in optionalWords)) || ['paths', 'language'].includes(name);

/** What each file of a language's folder must and may say, those of added pages too. */
export function shapesOf(content: Content) {
  const shapeOf = (name: string) => {
    if (hasComponent(name)) return addedPageWithComponent;
    const isOwn = 'sections' in (content.words[name] ?? {});
    return isOwn ? addedPage : (typedPages[name as keyof typeof typedPages] ?? addedPage);
  };
  const added = pathsOf(content)
    .map(({ name }) => name)
    .filter((name) => !(name in words));
  if (content.words.news) added.push('news');
  return {
    ...words,
    ...optionalWords,
    ...Object.fromEntries(added.map((name) => [name, shapeOf(name)])),
  };
}

/** Problems of every field with its shape, in every required file. */
function shapeProblems(content: Content, isFirst: boolean) {
  const paths = pathsOf(content);
  const deadLinks = (module: unknown) =>
    textsIn(module)
      .filter(({ field, text }) => field.endsWith('href') && text.startsWith('/'))
      .filter(({ text }) => !paths.some(({ path }) => path === text))
      .map(({ field, text }) => findingOf(`${field}\0${noPage({ input: text })}`));
  return [
    ...inFile(content.factsFile, problemsOf(facts, content.facts)),
    ...inFile('sections.ts', problemsOf(sections, content.sections)),
    ...Object.entries(brand).flatMap(([name, shape]) =>
      inFile(`brand/${name}.ts`, problemsOf(shape, content.brand[name])),
    ),
    ...Object.entries(shapesOf(content)).flatMap(([name, shape]) => {
      const file = `${content.language}/${name}.ts`;
      const module = content.words[name];
      if (module) return inFile(file, [...problemsOf(shape, module), ...deadLinks(module)]);
      return isNeeded(name, isFirst)
        ? inFile(file, [found` | The file is missing. Write it.`])
        : [];
    }),
  ];
}

/** The first language is at the site's root, every other one below its folder's name. */
function placeProblems(content: Content, isFirst: boolean) {
  const root = isFirst ? '/' : `/${content.language}`;
  const reason = isFirst ? ' The first language is at the root; or put another one first.' : '';
  const paths = pathsOf(content);
  const misplaced = paths.filter(({ name, path }) =>
    name === 'home' ? path !== root : !isFirst && !path.startsWith(`${root}/`),
  );
  return inFile(`${content.language}/paths.ts`, [
    ...repeated(paths, ({ path }) => path).map(
      ({ name, path }) =>
        found`paths.${name} | is "${path}", which another page has. Give each page a path of its own.`,
    ),
    ...misplaced.map(({ name, path }) => {
      const fix = name === 'home' ? `Write ${root}.${reason}` : `Let it begin with ${root}/.`;
      return found`paths.${name} | is "${path}". ${fix}`;
    }),
  ]);
}

/** `language.code` is the language of its folder, with or without a region. */
function codeProblems({ words: { language: module }, language }: Content) {
  const { code } = (module as { language: Language }).language;
  if (`${code}-`.startsWith(`${language}-`)) return [];
  return inFile(`${language}/language.ts`, [
    found`language.code | is "${code}", which is another language than its folder's. Write ${language}, with a region or without.`,
  ]);
}

/** Lists that are longer or shorter than in the first language. */
function countDifferences(own: unknown, original: unknown, field = ''): Finding[] {
  if (!own || !original || typeof original !== 'object') return [];
  const [count, expected] = [own, original].map((it) => Object.keys(it).length);
  if (Array.isArray(original) && count !== expected) {
    const isLonger = count! > expected!;
    const fix = isLonger ? 'Take away what the first does not say' : 'Translate each one';
    const differs = found`${field} | has ${count} entries, and ${expected} in the first language. ${fix}.`;
    return [{ ...differs, isOfCount: true }];
  }
  return inside(own, field).flatMap(({ name, entry, field: at }) =>
    countDifferences(entry, (original as Record<string, unknown>)[name], at),
  );
}

const countProblems = ({ words: own, language }: Content, original: Content) =>
  Object.entries(own).flatMap(([name, module]) =>
    inFile(`${language}/${name}.ts`, countDifferences(module, original.words[name])),
  );

/** An untranslated frame links to the same pages, in the language that is built. */
function unlinkedPages(content: Content) {
  if (!content.words.frame) return [];
  const { navigation, frame } = content.words.frame;
  const linked = JSON.stringify([navigation, frame]);
  const unlinked = pathsOf(content).filter(
    ({ name, path }) => name !== 'privacy' && !linked.includes(`"href":${JSON.stringify(path)}`),
  );
  return inFile(
    `${content.language}/frame.ts`,
    unlinked.map(
      ({ name, path }) =>
        found`navigation | does not lead to paths.${name}, and neither does the footer. Add a link to it. | does not lead to ${path}, and neither does the footer. Add a link to it.`,
    ),
  );
}

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** A trip may pass midnight: a door before its start opens on the next day. */
function tripProblems({ startsAt, hours, doors, allowed: { from, to } }: SampleTrip) {
  const late = doors.filter(({ at, minutes: open }) => {
    const after = (minutes(at) - minutes(startsAt) + 24 * 60) % (24 * 60);
    return after + open > hours * 60;
  });
  return [
    ...late.map(
      ({ at }) =>
        found`sampleTrip.doors "${at}" | is open after the trip's end, ${hours} hours after ${startsAt}. Open it earlier, or make the trip longer.`,
    ),
    ...(from < to
      ? []
      : [
          found`sampleTrip.allowed | runs from ${from} to ${to}. Write the lower temperature first.`,
        ]),
  ];
}

/** Pages of roles need their own words and a path each. */
function roleProblems({ roles }: Career) {
  const open = roles?.open ?? [];
  const details = open.flatMap((role) => role.details ?? []);
  const unnamed = CONDITIONS.filter(
    (name) => roles?.page && !roles.page.labels[name] && open.some((it) => it.details && it[name]),
  );
  return [
    ...open.flatMap(({ pay }, index) =>
      pay && pay.from > pay.to
        ? [
            found`roles.open[${index}].pay | runs from ${pay.from} to ${pay.to}. Write the lower amount first.`,
          ]
        : [],
    ),
    ...unnamed.map(
      (name) =>
        found`roles.page.labels.${name} | is missing, and a role has it. Write what it is called.`,
    ),
    ...repeated(open, ({ title }) => title).map(
      ({ title }) =>
        found`roles.open | has two roles that are called "${title}". Tell them apart, by their place or shift.`,
    ),
    ...(details.length > 0 && !roles!.page
      ? [found`roles.page | is missing. A role with details has a page: say what stands there.`]
      : []),
    ...repeated(details, ({ slug }) => slug).map(
      ({ slug }) =>
        found`roles.open | has two roles with the slug "${slug}". Give each page a path of its own. | has two with the end of address "${slug}". Give each one of its own.`,
    ),
  ];
}

const contactProblems = ({ newsletter, newsletterDelivery }: Contact) =>
  newsletter && !newsletterDelivery
    ? [
        found`newsletterDelivery | is missing, though there is a newsletter. Say how it is delivered.`,
      ]
    : [];

/** Each entry has a page of its own below the page of them all. */
function newsProblems(entries: News['entries'], { stills }: Media) {
  return [
    ...repeated(entries, ({ slug }) => slug).map(
      ({ slug }) =>
        found`news.entries | has two with the slug "${slug}". Give each page a path of its own. | has two with the end of address "${slug}". Give each one of its own.`,
    ),
    ...entries.flatMap(({ picture }, index) =>
      picture && !(picture in stills)
        ? [
            found`news.entries[${index}].picture | is "${picture}", which is no still of media.ts. Choose one of: ${Object.keys(stills).join(', ')}.`,
          ]
        : [],
    ),
  ];
}

/** W3C's levels: fully conformant has no exceptions, partially conformant names them. */
function conformanceProblems({ parts }: Partial<Accessibility>) {
  const { status, limitations } = parts ?? {};
  if (limitations && status?.conformance === 'fully conformant')
    return [
      found`parts.limitations | names exceptions. Choose partially conformant, or remove them.`,
    ];
  if (!limitations && status?.conformance === 'partially conformant')
    return [found`parts.limitations | is missing. Say what does not conform.`];
  return [];
}

/** A page's component is found by the page's name. */
const unfoundComponents = (content: Content) =>
  inFile(
    `${content.language}/paths.ts`,
    pathsOf(content)
      .filter(({ name }) => hasComponent(name) && !existsSync(componentOf(name)))
      .map(
        ({ name }) =>
          found`paths.${name} | has a folder src/pages/${name}, but no ${componentOf(name)}. Write the component there; it also exports the title of its words.`,
      ),
  );

const tableProblems = ({ industry: { bands, sectors } }: About) => [
  ...sectors
    .filter(({ goods }) => goods.length !== bands.length)
    .map(({ name, goods }) => {
      const isLonger = goods.length > bands.length;
      const fix = isLonger ? 'Take away what has no band' : 'Add [] where there are no goods';
      return found`industry.sectors "${name}".goods | has ${goods.length} lists for ${bands.length} bands. ${fix}.`;
    }),
  ...sectors
    .filter(({ goods, sources = [] }) => goods.flat().length > 0 && sources.length === 0)
    .map(
      ({ name }) =>
        found`industry.sectors "${name}".sources | is missing, though goods stand beside a temperature. Say where their temperatures are written down: { label, href }. | is missing, though goods stand beside a temperature. Say where their temperatures are written down.`,
    ),
];

const UNFINISHED = /\b(TODO|FIXME|TBD)\b|[Ll]orem ipsum/;

/** What is unfinished in otherwise valid content. */
function leftovers({ facts: module, factsFile, words: files, language }: Content) {
  const { name } = (module as { company: Company }).company;
  const isSample = LEFT_FROM_THE_SAMPLE.test(name);
  const leftIn = (exported: unknown) =>
    textsIn(exported).flatMap(({ field, text }) => {
      const [word] =
        UNFINISHED.exec(text) ?? ((!isSample && LEFT_FROM_THE_SAMPLE.exec(text)) || []);
      return word
        ? [found`${field} | still says "${word}". Write what your visitors should read.`]
        : [];
    });
  return [
    ...inFile(factsFile, leftIn(module)),
    ...Object.entries(files).flatMap(([file, exported]) =>
      inFile(`${language}/${file}.ts`, leftIn(exported)),
    ),
  ];
}

/** A drawing, if there is one and no photograph has replaced it. */
export function portraitIn(folder: string, portrait: string) {
  const [drawing, photograph] = (['svg', 'webp'] as const).map((format) =>
    portraitFile(portrait, format),
  ) as [string, string];
  const isThere = (file: string) => existsSync(`${folder}/${file}`);
  return isThere(drawing) && !isThere(photograph) ? drawing : photograph;
}

/** Every file of the company's public/media that the pages will request. */
export function mediaFiles(content: Content, folder = MEDIA) {
  const { words: files, language, languages } = content;
  const { stills, films } = files.media as Media;
  const { leadership } = files.about as About;
  const file = `${language}/media.ts`;
  const each = (name: string, widths: readonly number[], formats: readonly MediaFormat[]) =>
    widths.flatMap((width) => formats.map((format) => mediaFile(name, width, format)));
  const stillFiles = Object.entries(stills).flatMap(([key, { name, widths }]) =>
    each(name, widths, PICTURE_FORMATS).map((media) => ({ file, field: `stills.${key}`, media })),
  );
  const filmFiles = Object.entries(films).flatMap(([key, film]) =>
    CUTS.flatMap((cut) => {
      const name = cutName(film.name, cut);
      return [
        ...each(name, film[cut].widths, PICTURE_FORMATS),
        ...(film.withoutVideo ? [] : each(name, film[cut].widths, FILM_FORMATS)),
      ].map((media) => ({ file, field: `films.${key}`, media }));
    }),
  );
  const portraits = (leadership?.people ?? []).flatMap(({ portrait }, index) =>
    portrait
      ? {
          file: `${language}/about.ts`,
          field: `leadership.people[${index}].portrait`,
          media: portraitIn(folder, portrait),
        }
      : [],
  );
  const social = pathsOf(content).map(({ name }) => ({
    file: `${language}/paths.ts`,
    field: `paths.${name}`,
    media: socialFile(name, language, languages),
  }));
  return [...stillFiles, ...filmFiles, ...portraits, ...social];
}

/** A page that the company adds shares the home page's picture until it has its own. */
const isNeededNow = ({ field }: { field: string }) =>
  !field.startsWith('paths.') || field.slice('paths.'.length) in words;

const mediaProblems = (content: Content, folder: string) =>
  mediaFiles(content, folder)
    .filter(isNeededNow)
    .filter(({ media }) => !existsSync(`${folder}/${media}`))
    .flatMap(({ file, field, media }) =>
      inFile(file, [
        found`${field} | needs ${MEDIA}/${media}, which is missing. Put an original into ${COMPANY}/pictures/, such as ${mediaParts(media).film}.jpg, and run npm run pictures, or render it with npm run media. | has no picture. Choose one.`,
      ]),
    );

function brandProblems({ brand: files }: Content) {
  const { typefaces } = files.typefaces as { typefaces: Typefaces };
  const fonts = Object.entries(typefaces)
    .flatMap(([use, { file, more }]) => [
      { field: `${use}.file`, file },
      ...(more ? [{ field: `${use}.more.file`, file: more.file }] : []),
    ])
    .filter(({ file }) => !existsSync(`${COMPANY}/brand/fonts/${file}`))
    .map(
      ({ field, file }) =>
        found`typefaces.${field} | is "${file}", which is not in ${COMPANY}/brand/fonts. Put it there, then run npm run typefaces.`,
    );
  return [...inFile('brand/typefaces.ts', fonts), ...inFile('brand/mark.svg', markProblems())];
}

function markProblems() {
  try {
    readMark(readFileSync(`${COMPANY}/brand/mark.svg`, 'utf8'));
    return [];
  } catch (error) {
    if (error instanceof UserError) return [found` | ${error.message}`];
    return [found` | The drawing cannot be read. Put an SVG there.`];
  }
}

/**
 * Every problem that a visitor would notice, with the file, the field and the fix.
 * A translation falls back to the original for what it lacks.
 */
export function mistakes(content: Content, original = content, mediaFolder = MEDIA): Problem[] {
  const { language } = content;
  const isFirst = content === original;
  const whole = { ...content, words: { ...original.words, ...content.words } };
  const shape = [...shapeProblems(content, isFirst), ...placeProblems(content, isFirst)];
  // The rest reads fields, so it runs only on content that has them.
  if (shape.length > 0) return shape;
  const { career, about, contact, accessibility = {}, news, media } = whole.words;
  const { 'sample-trip': trip } = whole.words;
  const { entries } = (news?.news ?? {}) as Partial<News>;
  const hasPage = pathsOf(content).some(({ name }) => name === 'news');
  return [
    ...codeProblems(content),
    ...unlinkedPages(content),
    ...inFile(`${language}/sample-trip.ts`, tripProblems(trip!.sampleTrip as SampleTrip)),
    ...inFile(`${language}/career.ts`, roleProblems(career as Career)),
    ...inFile(`${language}/contact.ts`, contactProblems(contact as Contact)),
    ...inFile(`${language}/accessibility.ts`, conformanceProblems(accessibility)),
    ...inFile(
      `${language}/paths.ts`,
      entries && !hasPage
        ? [found`paths.news | is missing, though there is news. Write its path.`]
        : [],
    ),
    ...inFile(`${language}/news.ts`, newsProblems(entries ?? [], media as Media)),
    ...unfoundComponents(content),
    ...inFile(`${language}/about.ts`, tableProblems(about as About)),
    ...countProblems(content, original),
    ...(isFirst ? brandProblems(content) : []),
    ...mediaProblems(whole, mediaFolder),
  ];
}

/** Everything that stops a build. */
export function findProblems(content: Content, original?: Content, mediaFolder?: string) {
  const found = mistakes(content, original, mediaFolder);
  return found.length > 0 ? found : leftovers(content);
}

export const contentProblems = (...of: Parameters<typeof findProblems>) =>
  findProblems(...of).map(inOneLine);

/** A second language with a download of the same name would overwrite the first one's. */
export function sharedDownloads(contents: readonly Content[]) {
  const files = contents.flatMap(({ language, words: { 'sample-trip': module } }) =>
    module ? [{ language, ...(module.sampleTrip as SampleTrip).download }] : [],
  );
  return repeated(files, ({ file }) => file).flatMap(({ language, file }) =>
    inFile(`${language}/sample-trip.ts`, [
      found`sampleTrip.download.file | is "${file}", which another language has. Write /${language}${file}.`,
    ]).map(inOneLine),
  );
}

/** Expired papers are not shown; a build names them. */
export function expiredDocuments({ words: { documents: module }, language }: Content, day: string) {
  const papers = (module?.documents as Documents | undefined)?.list ?? [];
  return inFile(
    `${language}/documents.ts`,
    papers
      .filter(({ validUntil }) => validUntil && validUntil < day)
      .map(
        ({ name, validUntil }) =>
          found`documents.list "${name}" | was valid until ${validUntil} and is not shown. Write its new date.`,
      ),
  ).map(inOneLine);
}

/** Only the company can know it, so a build asks. */
export function withoutConformance({ words: { accessibility: page }, language }: Content) {
  const { parts } = (page ?? {}) as Partial<Accessibility>;
  if (!parts || parts.status.conformance) return [];
  return inFile(`${language}/accessibility.ts`, [
    found`parts.status.conformance | is missing. Choose one of: ${conformances.join(', ')}.`,
  ]).map(inOneLine);
}

/** Where forms deliver, visitors must be told what happens to their data. */
export const withoutPrivacy = (content: Content) =>
  pathsOf(content).some(({ name }) => name === 'privacy')
    ? []
    : inFile(`${content.language}/paths.ts`, [
        found` | The forms deliver, and paths.privacy is missing. Write privacy.ts, and its path here.`,
      ]).map(inOneLine);
