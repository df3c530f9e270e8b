import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type {
  About,
  Career,
  Company,
  Frame,
  Media,
  Paths,
  SampleTrip,
  Still,
  Strategy,
  Typefaces,
} from '#shapes';
import { writtenLanguages } from '../e2e/tools/project.ts';
import { UserError } from '../user-error.ts';
import {
  contentProblems,
  LEFT_FROM_THE_SAMPLE,
  mediaFiles,
  sharedDownloads,
  textsIn,
} from './check-content.ts';
import { COMPANY, MEDIA } from './company-folder.ts';
import { type Content, type Load, loadWithNode, readContent } from './read-content.ts';
import { networks, serviceIcons } from './shapes.ts';

/** Another project's files: null means no mark. */
const elsewhere = vi.hoisted(() => ({
  mark: undefined as string | null | undefined,
  folders: [] as string[],
}));
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  const existsSync = (path: string) => elsewhere.folders.includes(path) || fs.existsSync(path);
  const read = (path: string, encoding: 'utf8') =>
    path === `${COMPANY}/brand/mark.svg` && elsewhere.mark !== undefined
      ? (elsewhere.mark ?? fs.readFileSync('nowhere', encoding))
      : fs.readFileSync(path, encoding);
  return { ...fs, existsSync, readFileSync: read };
});

const content = await readContent(loadWithNode);
const WORDS = `${COMPANY}/${content.language}`;
/** In a second language, where there is one. */
const inTwo = test.runIf(writtenLanguages.length > 1);
const translation = await readContent(loadWithNode, writtenLanguages[1]);
const { language: other } = translation;
const { company } = content.facts as { company: Company };
const { typefaces } = content.brand.typefaces as { typefaces: Typefaces };
const { industry, leadership, method } = content.words.about as About;
const { services } = content.words.strategy as Strategy;
const { roles } = content.words.career as Career;
const { links } = (translation.words.frame!.frame as Frame).footer.columns[0]!;
const { paths } = content.words.paths as { paths: Paths };
const trip = content.words['sample-trip']!.sampleTrip as SampleTrip;

type Fields = Record<string, unknown>;

const mutable = (modules: Record<string, Fields>) =>
  Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, { ...module }]));

/** The content with one field changed, or removed (`undefined`): `career.roles.open.1.title`. */
function changed(file: string, field: string, value: unknown, from = content) {
  const copy = structuredClone({
    ...from,
    facts: { ...from.facts },
    brand: mutable(from.brand),
    sections: { sections: {} },
    words: mutable(from.words),
  });
  const names = field.split('.');
  const last = names.pop()!;
  const others: Record<string, Fields> = { facts: copy.facts, sections: copy.sections };
  copy.brand.tokens ??= { tokens: {} };
  const start = others[file] ?? copy.words[file] ?? copy.brand[file]!;
  const holder = names.reduce((inner, name) => inner[name] as Fields, start);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

const problemsWith = (file: string, field: string, value: unknown) =>
  contentProblems(changed(file, field, value));

test('the content as it is → no problem', () => {
  expect(contentProblems(content)).toEqual([]);
});

const door = (at: string) => ({
  ...trip,
  startsAt: '05:00',
  hours: 12,
  doors: [{ at, minutes: 10 }],
});
const font = 'comic.woff2';
const details = {
  slug: 'night-shift',
  description: ['Keep the night on its timetable.'],
  location: { name: 'The port', locality: 'Puerto Montt', country: 'CL' },
  datePosted: '2026-11-01',
  employmentType: 'FULL_TIME',
};
const page = { back: 'Back', labels: { location: 'Place', duty: 'Tasks', requirement: 'You' } };
const withSlugs = (...slugs: string[]) => ({
  ...roles,
  page,
  open: slugs.map((slug, index) => ({ ...roles!.open[index], details: { ...details, slug } })),
});

const paid = (from: number, currency = 'EUR', label?: string) => ({
  ...roles,
  page: { ...page, labels: { ...page.labels, pay: label } },
  open: [
    { ...roles!.open[0], details, pay: { from, to: 10, currency, per: 'hour' } },
    roles!.open[1],
  ],
});

/** A file, a field, and what it is changed to. */
type Mistake = [file: string, field: string, value: unknown];

/** Each produces the line at the same position below. */
const MISTAKES: Mistake[] = [
  ['facts', 'company.emails.general', 'hello at home'],
  ['facts', 'company.emails.dispatch', undefined],
  ['facts', 'company.social.0.network', 'friendster'],
  ['facts', 'company.social.0.href', 'linkedin.com'],
  ['facts', 'company.phones.dispatch', '07700 900142'],
  ['sections', 'sections.home', ['services', 'blog']],
  ['palette', 'palette.white', 'white'],
  ['tokens', 'tokens', { radius: 'round' }],
  ['typefaces', 'typefaces.text.file', font],
  ['typefaces', 'typefaces.text.more', { file: font, letters: 'U+A2-A8' }],
  ['typefaces', 'typefaces.text.more', { file: typefaces.text.file, letters: 'äöü' }],
  ['paths', 'paths.depots', '/depots'],
  ['home', 'hero.heading', undefined],
  ['home', 'careers', undefined],
  ['home', 'careers', ['Work with us']],
  ['home', 'careers.heading', 3],
  ['home', 'hero.actions', [{ label: 'More', href: '#' }]],
  ['media', 'films', 'none'],
  ['home', 'careers.action.href', '/carreer'],
  ['about', 'intro.heading', ' '],
  ['about', 'industry.sectors.0.goods', [['Milk']]],
  ['about', 'industry.sectors.0.goods', [...industry.bands.map(() => ['Milk']), []]],
  ['about', 'industry.sectors.0.sources', undefined],
  ['strategy', 'services.cards.0.icon', 'rocket'],
  ['sample-trip', 'sampleTrip.setPoint', '4'],
  ['sample-trip', 'sampleTrip.statistics.kinetic', { label: 'Mean kinetic temperature' }],
  ['sample-trip', 'sampleTrip.allowed', { ...trip.allowed, from: 5, to: 5 }],
  ['sample-trip', 'sampleTrip', door('04:30')],
  ['sample-trip', 'sampleTrip', door('16:51')],
  ['career', 'roles.open.1.title', roles!.open[0]!.title],
  ['career', 'roles', withSlugs('day-shift', 'night-shift', 'night-shift')],
  ['career', 'roles', { ...withSlugs('day-shift'), page: undefined }],
  ['career', 'intro.text', 'TODO: say something'],
  ['career', 'intro.text', 'Say Lorem ipsum here.'],
  ['career', 'intro.text', 'Say lorem ipsum here.'],
  ['career', 'intro.text', 'Say FIXME here.'],
  ['career', 'intro.text', 'Say TBD here.'],
  ['career', 'roles', paid(12, 'EUR', 'Pay')],
  ['career', 'roles', paid(9)],
  ['career', 'roles', paid(9, 'Euro')],
];
const LINES = `
${COMPANY}/facts.ts: company.emails.general is "hello at home", which is no e-mail address. Write it as name@company.example.
${COMPANY}/facts.ts: company.emails.dispatch is missing. Write it.
${COMPANY}/facts.ts: company.social[0].network is "friendster", which is not known. Choose one of: ${networks.join(', ')}.
${COMPANY}/facts.ts: company.social[0].href is "linkedin.com", which is no full address. Give a full address that starts with https://.
${COMPANY}/facts.ts: company.phones.dispatch is "07700 900142", which is no international number. Write it as +44 7700 900142: a plus, the country, and up to fifteen digits.
${COMPANY}/sections.ts: sections.home[1] is "blog", which is not known. Choose one of: services, responsible, realTime, news, careers.
${COMPANY}/brand/palette.ts: palette.white is "white", which is no colour. Write it as #0a1b33, in small letters.
${COMPANY}/brand/tokens.ts: tokens.radius is "round", which is no size of a corner. Write it as 12px.
${COMPANY}/brand/typefaces.ts: typefaces.text.file is "comic.woff2", which is not in ${COMPANY}/brand/fonts. Put it there, then run npm run typefaces.
${COMPANY}/brand/typefaces.ts: typefaces.text.more.file is "comic.woff2", which is not in ${COMPANY}/brand/fonts. Put it there, then run npm run typefaces.
${COMPANY}/brand/typefaces.ts: typefaces.text.more.letters is "äöü", which is no list of letters. Write it like U+A2-A8,U+20AC.
${WORDS}/depots.ts: The file is missing. Write it.
${WORDS}/home.ts: hero.heading is missing. Write it.
${WORDS}/home.ts: careers is missing. Write it.
${WORDS}/home.ts: careers is a list. Write { heading, text, action }.
${WORDS}/home.ts: careers.heading is 3, which is no text. Write it.
${WORDS}/home.ts: hero.actions[1] is missing. Write { label, href }.
${WORDS}/media.ts: films is "none". Write { hero, dock }.
${WORDS}/home.ts: careers.action.href is "/carreer", which is no page of this site. Take it from paths.ts, write a full address that starts with https://, or '#' for none yet.
${WORDS}/about.ts: intro.heading is " ", which is empty. Write it.
${WORDS}/about.ts: industry.sectors "${industry.sectors[0]!.name}".goods has 1 lists for ${industry.bands.length} bands. Add [] where there are no goods.
${WORDS}/about.ts: industry.sectors "${industry.sectors[0]!.name}".goods has ${industry.bands.length + 1} lists for ${industry.bands.length} bands. Take away what has no band.
${WORDS}/about.ts: industry.sectors "${industry.sectors[0]!.name}".sources is missing, though goods stand beside a temperature. Say where their temperatures are written down: { label, href }.
${WORDS}/strategy.ts: services.cards[0].icon is "rocket", which is not known. Choose one of: ${serviceIcons.join(', ')}.
${WORDS}/sample-trip.ts: sampleTrip.setPoint is "4", which is no number. Write a number without quotes.
${WORDS}/sample-trip.ts: sampleTrip.statistics.kinetic.note is missing. Write it.
${WORDS}/sample-trip.ts: sampleTrip.allowed runs from 5 to 5. Write the lower temperature first.
${WORDS}/sample-trip.ts: sampleTrip.doors "04:30" is open after the trip's end, 12 hours after 05:00. Open it earlier, or make the trip longer.
${WORDS}/sample-trip.ts: sampleTrip.doors "16:51" is open after the trip's end, 12 hours after 05:00. Open it earlier, or make the trip longer.
${WORDS}/career.ts: roles.open has two roles that are called "${roles!.open[0]!.title}". Tell them apart, by their place or shift.
${WORDS}/career.ts: roles.open has two roles with the slug "night-shift". Give each page a path of its own.
${WORDS}/career.ts: roles.page is missing. A role with details has a page: say what stands there.
${WORDS}/career.ts: intro.text still says "TODO". Write what your visitors should read.
${WORDS}/career.ts: intro.text still says "Lorem ipsum". Write what your visitors should read.
${WORDS}/career.ts: intro.text still says "lorem ipsum". Write what your visitors should read.
${WORDS}/career.ts: intro.text still says "FIXME". Write what your visitors should read.
${WORDS}/career.ts: intro.text still says "TBD". Write what your visitors should read.
${WORDS}/career.ts: roles.open[0].pay runs from 12 to 10. Write the lower amount first.
${WORDS}/career.ts: roles.page.labels.pay is missing, and a role has it. Write what it is called.
${WORDS}/career.ts: roles.open[0].pay.currency is "Euro", which is no currency. Write its three letters, such as EUR.`;

const beside = <Row>(mistakes: Row[], lines: string) =>
  mistakes.map((mistake, index) => [lines.trim().split('\n')[index], mistake] as const);

test.each(beside(MISTAKES, LINES))('a mistake → %s', (line, mistake) => {
  expect(problemsWith(...mistake)).toEqual([line]);
});

test.each(['about-us', '/über-uns', '/About', '/about us', '/about/'])('the path %s', (path) => {
  const [problem] = problemsWith('paths', 'paths.about', path);
  expect(problem).toMatch(`${WORDS}/paths.ts: paths.about is "${path}", which is no path`);
});

const withoutPaths = () => {
  const { paths: _, ...words } = content.words;
  return { ...content, words };
};
const misspelt = () => {
  const copy = changed('home', 'hero.heading', undefined);
  (copy.words.home!.hero as Fields).haeding = 'Cold';
  return copy;
};
const unlinked = () => {
  const copy = changed('paths', 'paths.depots', '/depots');
  const sections = [{ heading: 'North', paragraphs: ['Every week.'] }];
  const intro = { heading: 'Depots', text: 'Where we stand.' };
  copy.words.depots = { title: 'Depots', description: 'Where we stand.', intro, sections };
  return copy;
};

/** These produce more than one line. */
test.each<[line: string, copy: Content]>([
  ['home.ts: hero.haeding is not known. Did you mean heading?', misspelt()],
  [
    'home.ts: hero.colour is not known. Known are: heading, subheading, actions, learnMoreAbout, line.',
    changed('home', 'hero.colour', 'blue'),
  ],
  [
    `paths.ts: paths.career is "${paths.about}", which another page has. Give each page a path of its own.`,
    changed('paths', 'paths.career', paths.about),
  ],
  [
    'paths.ts: paths.home is "/en". Write /. The first language is at the root; or put another one first.',
    changed('paths', 'paths.home', '/en'),
  ],
  ['paths.ts: The file is missing. Write it.', withoutPaths()],
  [
    'frame.ts: navigation does not lead to paths.depots, and neither does the footer. Add a link to it.',
    unlinked(),
  ],
  [
    'career.ts: roles.open[0].details.slug is "Turno de noche", which is no end of a path. Write it as reefer-driver: small letters without accents, digits and hyphens.',
    changed('career', 'roles.open.0.details', { ...details, slug: 'Turno de noche' }),
  ],
])('a mistake → … %s', (line, copy) => {
  expect(contentProblems(copy)).toContain(`${WORDS}/${line}`);
});

test.runIf(LEFT_FROM_THE_SAMPLE.test(company.name))(
  "another company with the sample's name in a sentence",
  () => {
    expect(problemsWith('facts', 'company.name', 'Borealis Carga')).toContain(
      `${COMPANY}/facts.ts: company.social[0].label still says "${company.name}". Write what your visitors should read.`,
    );
  },
);

test.each([
  ['kelvin-freight', true],
  ['KelvinFreight', true],
  ['Kelvin', true],
  ['Lord Kelvin', false],
  ['Kelvins', false],
])('%s → of the sample: %s', (name, isSample) => {
  expect(LEFT_FROM_THE_SAMPLE.test(name)).toBe(isSample);
});

test('pictures that are not there', () => {
  const { stills } = content.words.media as Media;
  const [{ name, widths }] = Object.values(stills) as [Still, ...Still[]];
  const problems = contentProblems(content, content, `${COMPANY}/nowhere`);
  expect(problems).toContain(
    `${WORDS}/media.ts: stills.${name} needs ${MEDIA}/${name}-${widths[0]}.avif, which is missing. Put an original into ${COMPANY}/pictures/, such as ${name}.jpg, and run npm run pictures, or render it with npm run media.`,
  );
  expect(problems.join()).toContain(`paths.home needs ${MEDIA}/social-home.jpg`);
});

const noGoods = () => {
  const none = industry.bands.map(() => []);
  const copy = changed('about', 'industry.sectors.0.goods', none);
  const { sectors } = copy.words.about!.industry as { sectors: Fields[] };
  delete sectors[0]!.sources;
  return copy;
};
const undrawn = () => {
  const copy = unlinked();
  (copy.words.frame!.navigation as unknown[]).push({ label: 'Depots', href: '/depots' });
  return copy;
};
const less = (entries: readonly unknown[]) => entries.slice(1);

test.each<[what: string, copy: Content]>([
  ['a figure of 3.0', changed('sample-trip', 'sampleTrip.statistics.kinetic', 'Kinetic')],
  ['a door that closes as the trip ends', changed('sample-trip', 'sampleTrip', door('16:50'))],
  ['two roles with a path each', changed('career', 'roles', withSlugs('day-shift', 'night-shift'))],
  ['one amount of pay', changed('career', 'roles', paid(10, 'EUR', 'Pay'))],
  ['a row without goods, which needs no source', noGoods()],
  ['a page more, without a share picture', undrawn()],
  ['no network', changed('facts', 'company.social', [])],
  ['no phone', changed('facts', 'company.phones', undefined)],
  ['no finder', changed('about', 'industry.finder', undefined)],
  ['no brief', changed('contact', 'contactForm.brief', undefined)],
  ['fewer networks', changed('facts', 'company.social', less(company.social))],
  ['fewer people', changed('about', 'leadership.people', less(leadership!.people))],
  ['fewer cards', changed('strategy', 'services.cards', less(services.cards))],
  ['fewer roles', changed('career', 'roles.open', less(roles!.open))],
])('%s → no problem', (_, copy) => {
  expect(contentProblems(copy)).toEqual([]);
});

test.each([
  ['about', 'closing'],
  ['about', 'leadership'],
  ['career', 'roles'],
  ['contact', 'newsletter'],
])('%s says that there is no %s → no problem; says nothing → the fix', (file, part) => {
  const without = changed(file, part, undefined);
  expect(contentProblems(without)).toEqual([
    `${WORDS}/${file}.ts: ${part} is not exported. Where there is none, write: export const ${part} = undefined;`,
  ]);
  without.words[file]![part] = undefined;
  expect(contentProblems(without)).toEqual([]);
});

test('a newsletter, and no word of how it is delivered → what is missing', () => {
  const [heading, consent, submit] = ['News', 'Yes', 'Send'];
  const newsletter = { heading, text: 'Now and then.', email: 'E-mail', consent, submit };
  const copy = changed('contact', 'newsletterDelivery', undefined);
  copy.words.contact!.newsletter = { ...newsletter, withoutScripts: 'Write to us.' };
  expect(contentProblems(copy)).toEqual([
    `${WORDS}/contact.ts: newsletterDelivery is missing, though there is a newsletter. Say how it is delivered.`,
  ]);
});

/** The problems of a project with this mark and these folders, and otherwise like this one. */
function problemsElsewhere(copy: Content, mark: string | null, ...folders: string[]) {
  Object.assign(elsewhere, { mark, folders });
  try {
    return contentProblems(copy);
  } finally {
    Object.assign(elsewhere, { mark: undefined, folders: [] });
  }
}

const MARK = '<svg viewBox="0 0 1 1"></svg>';

test.each([
  [MARK, []],
  [null, [`${COMPANY}/brand/mark.svg: The drawing cannot be read. Put an SVG there.`]],
  [
    '<svg></svg>',
    [
      `${COMPANY}/brand/mark.svg: The drawing has no <svg> with a viewBox. Export it as SVG with viewBox="0 0 width height".`,
    ],
  ],
])('the mark %s → %j', (mark, problems) => {
  expect(problemsElsewhere(content, mark)).toEqual(problems);
});

test('a folder for a page, and no component in it → which one is looked for', () => {
  const copy = changed('paths', 'paths.cold-stores', '/cold-stores');
  copy.words['cold-stores'] = { title: 'Cold stores', description: 'Where they are.' };
  const problem = `${WORDS}/paths.ts: paths.cold-stores has a folder src/pages/cold-stores, but no src/pages/cold-stores/ColdStores.tsx. Write the component there; it also exports the title of its words.`;
  const found = problemsElsewhere(copy, MARK, 'src/pages/cold-stores');
  expect(found.filter((line) => line.includes('src/pages'))).toEqual([problem]);
});

const IN_TRANSLATION: Mistake[] = [
  ['about', 'method.steps', less(method.steps)],
  ['about', 'method.steps', [...method.steps, method.steps[0]]],
  ['frame', 'frame.footer.columns.0.links', [...links, links[0]]],
  ['paths', 'paths.home', '/'],
  ['paths', 'paths.about', '/nosotros'],
  ['language', 'language.code', 'qq-GB'],
  ['language', 'language.code', `${other}x`],
  ['language', 'language.code', 'Spanish'],
];
const TRANSLATION_LINES = `
about.ts: method.steps has ${method.steps.length - 1} entries, and ${method.steps.length} in the first language. Translate each one.
about.ts: method.steps has ${method.steps.length + 1} entries, and ${method.steps.length} in the first language. Take away what the first does not say.
frame.ts: frame.footer.columns[0].links has ${links.length + 1} entries, and ${links.length} in the first language. Take away what the first does not say.
paths.ts: paths.home is "/". Write /${other}.
paths.ts: paths.about is "/nosotros". Let it begin with /${other}/.
language.ts: language.code is "qq-GB", which is another language than its folder's. Write ${other}, with a region or without.
language.ts: language.code is "${other}x", which is another language than its folder's. Write ${other}, with a region or without.
language.ts: language.code is "Spanish", which is no language code. Write it as es or pt-BR.`;

inTwo.each(beside(IN_TRANSLATION, TRANSLATION_LINES))(
  'a mistake in another language → %s',
  (line, [file, field, value]) => {
    const problems = contentProblems(changed(file, field, value, translation), content);
    const shown = field.replace(/\.(\d+)/g, '[$1]');
    expect(problems.filter((problem) => problem.includes(shown))).toEqual([
      `${COMPANY}/${other}/${line}`,
    ]);
  },
);

inTwo.each(['paths', 'language'])('a language without its own %s.ts → it is missing', (file) => {
  const words = { ...translation.words };
  delete words[file];
  expect(contentProblems({ ...translation, words }, content)).toContain(
    `${COMPANY}/${other}/${file}.ts: The file is missing. Write it.`,
  );
});

inTwo('a language with a region, without a file, with another brand → no problem', () => {
  const code = changed('language', 'language.code', `${other}-419`, translation);
  const { home: _, ...words } = translation.words;
  const typefaces = { typefaces: { text: { file: 'none.woff2' } } };
  const brand = { ...translation.brand, typefaces };
  expect(contentProblems(translation, content)).toEqual([]);
  expect(contentProblems(code, content)).toEqual([]);
  expect(contentProblems({ ...translation, words }, content)).toEqual([]);
  const begun = { paths: translation.words.paths!, language: translation.words.language! };
  expect(contentProblems({ ...translation, words: begun }, content)).toEqual([]);
  const found = contentProblems({ ...translation, brand }, content);
  expect(found.filter((line) => line.includes(`${COMPANY}/brand/fonts`))).toEqual([]);
});

inTwo('a folder that was copied with its download → an address for each', () => {
  expect(sharedDownloads([content, translation])).toEqual([]);
  const copy = { ...content, language: 'pt' };
  const { file } = trip.download;
  expect(sharedDownloads([content, translation, copy])).toEqual([
    `${COMPANY}/pt/sample-trip.ts: sampleTrip.download.file is "${file}", which another language has. Write /pt${file}.`,
  ]);
  const { 'sample-trip': _, ...words } = content.words;
  const untranslated = { ...copy, words };
  expect(sharedDownloads([content, untranslated, untranslated])).toEqual([]);
});

test('the pictures of a page → every cut, width and format, each with its field', () => {
  const films = {
    hero: { name: 'hero', wide: { widths: [1280] }, tall: { widths: [720, 1080] } },
    dock: { name: 'dock', wide: { widths: [800] }, tall: { widths: [] }, withoutVideo: true },
  };
  const words = {
    media: { films, stills: { dawn: { name: 'dawn', widths: [800] } } },
    about: { leadership: { people: [{ portrait: 'ada' }, {}, { portrait: 'bo.jpg' }] } },
    paths: { paths: { home: '/' } },
  };
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  for (const drawn of ['ada.svg', 'bo.svg', 'bo.webp'])
    writeFileSync(join(folder, `portrait-${drawn}`), '');
  const files = mediaFiles({ ...content, words }, folder);
  rmSync(folder, { recursive: true });
  const lines = files.map(({ file, field, media }) => `${file} ${field} ${media}`).join('\n');
  expect(lines.replaceAll(`${content.language}/`, '')).toBe(`media.ts stills.dawn dawn-800.avif
media.ts stills.dawn dawn-800.webp
media.ts films.hero hero-wide-1280.avif
media.ts films.hero hero-wide-1280.webp
media.ts films.hero hero-wide-1280.av1.mp4
media.ts films.hero hero-wide-1280.h264.mp4
media.ts films.hero hero-tall-720.avif
media.ts films.hero hero-tall-720.webp
media.ts films.hero hero-tall-1080.avif
media.ts films.hero hero-tall-1080.webp
media.ts films.hero hero-tall-720.av1.mp4
media.ts films.hero hero-tall-720.h264.mp4
media.ts films.hero hero-tall-1080.av1.mp4
media.ts films.hero hero-tall-1080.h264.mp4
media.ts films.dock dock-wide-800.avif
media.ts films.dock dock-wide-800.webp
about.ts leadership.people[0].portrait portrait-ada.svg
about.ts leadership.people[2].portrait portrait-bo.webp
paths.ts paths.home social-home.jpg`);
});

test('the texts of a module → at any depth, and nothing that is none', () => {
  expect(textsIn({ a: 'one', b: [4, null, 'two', { c: 'three', d: undefined }] })).toEqual([
    { field: 'a', text: 'one' },
    { field: 'b[2]', text: 'two' },
    { field: 'b[3].c', text: 'three' },
  ]);
});

test('a file that is not TypeScript, or a folder that is not there → what is wrong', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const broken = join(folder, 'home.ts');
  writeFileSync(broken, "export const title = 'Home;\n");
  const load: Load = (file) => loadWithNode(file === `${WORDS}/home.ts` ? broken : file);
  await expect(readContent(load)).rejects.toThrow(UserError);
  await expect(readContent(load)).rejects.toThrow(`${WORDS}/home.ts: cannot be read.`);
  await expect(readContent(load, 'xx')).rejects.toThrow(`${COMPANY}/xx: there is no such`);
  rmSync(folder, { recursive: true });
});

test('every picture → has alternative text or is marked decorative by an empty one', () => {
  const { films, stills } = content.words.media as Record<string, Record<string, { alt: string }>>;
  for (const [name, { alt }] of Object.entries({ ...films, ...stills })) {
    expect(alt, name).toBe(alt.trim());
    expect(alt === '' || alt.length > 20, name).toBe(true);
  }
});

test('every path → written once', () => {
  const files = globSync(['src/**/*.{ts,tsx}', `${WORDS}/*.ts`, `${COMPANY}/facts.ts`]);
  const { paths } = content.words.paths as { paths: Record<string, string> };
  for (const path of Object.values(paths).filter((path) => path !== '/')) {
    const holders = files.filter((file) =>
      new RegExp(`['"\`]${path}['"\`]`).test(readFileSync(file, 'utf8')),
    );
    expect(holders, path).toEqual([`${WORDS}/paths.ts`]);
  }
});
