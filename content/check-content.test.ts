import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { About, Media, SampleTrip, Still, Typefaces } from '#shapes';
import { writtenLanguages } from '../e2e/tools/written-languages.ts';
import { UserError } from '../user-error.ts';
import {
  contentProblems,
  LEFT_FROM_THE_SAMPLE,
  mediaFiles,
  mistakes,
  textsIn,
} from './check-content.ts';
import { type Content, loadWithNode, readContent } from './read-content.ts';

/** What another project has: no mark at all is null. */
const elsewhere = vi.hoisted(() => ({
  mark: undefined as string | null | undefined,
  folders: [] as string[],
}));
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  const existsSync = (path: string) => elsewhere.folders.includes(path) || fs.existsSync(path);
  const read = (path: string, encoding: 'utf8') =>
    path === 'company/brand/mark.svg' && elsewhere.mark !== undefined
      ? (elsewhere.mark ?? fs.readFileSync('nowhere', encoding))
      : fs.readFileSync(path, encoding);
  return { ...fs, existsSync, readFileSync: read };
});

const content = await readContent(loadWithNode);
const WORDS = `company/${content.language}`;
const { typefaces } = content.brand.typefaces as { typefaces: Typefaces };

type Fields = Record<string, unknown>;

const mutable = (modules: Record<string, Fields>) =>
  Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, { ...module }]));

/** The content with one field changed, or taken away by `undefined`: `career.roles.open.1.title`. */
function changed(file: string, field: string, value: unknown) {
  const copy = structuredClone({
    ...content,
    facts: { ...content.facts },
    brand: mutable(content.brand),
    words: mutable(content.words),
  });
  const names = field.split('.');
  const last = names.pop()!;
  const start: Fields = file === 'facts' ? copy.facts : (copy.words[file] ?? copy.brand[file]!);
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

const trip = content.words['sample-trip']!.sampleTrip as SampleTrip;
const tripWith = (change: Partial<SampleTrip>) =>
  problemsWith('sample-trip', 'sampleTrip', { ...trip, ...change });

describe('a mistake → the file, the field and the fix', () => {
  test.each<[string, string, string, unknown, string]>([
    [
      'a wrong address',
      'facts',
      'company.emails.general',
      'hello at home',
      'company/facts.ts: company.emails.general is "hello at home", which is no e-mail address. Write it as name@company.example.',
    ],
    [
      'an address removed',
      'facts',
      'company.emails.dispatch',
      undefined,
      'company/facts.ts: company.emails.dispatch is missing. Write it.',
    ],
    [
      'an unknown network',
      'facts',
      'company.social.0.network',
      'friendster',
      'company/facts.ts: company.social[0].network is "friendster", which is not known. Choose one of: linkedin, instagram, youtube.',
    ],
    [
      'a social link that is no address',
      'facts',
      'company.social.0.href',
      'linkedin.com',
      'company/facts.ts: company.social[0].href is "linkedin.com", which is no full address. Give a full address that starts with https://.',
    ],
    [
      'a missing field',
      'home',
      'hero.heading',
      undefined,
      `${WORDS}/home.ts: hero.heading is missing. Write it.`,
    ],
    [
      'an empty heading',
      'about',
      'intro.heading',
      ' ',
      `${WORDS}/about.ts: intro.heading is " ", which is empty. Write it.`,
    ],
    [
      'a whole part missing',
      'home',
      'careers',
      undefined,
      `${WORDS}/home.ts: careers is missing. Write it.`,
    ],
    [
      'a link to a page that does not exist',
      'home',
      'careers.action.href',
      '/carreer',
      `${WORDS}/home.ts: careers.action.href is "/carreer", which is no page of this site. Take it from paths.ts, write a full address that starts with https://, or '#' for none yet.`,
    ],
    [
      'an unknown service icon',
      'strategy',
      'services.cards.0.icon',
      'rocket',
      `${WORDS}/strategy.ts: services.cards[0].icon is "rocket", which is not known. Choose one of: express, fuel, vehicle, cover, sos, partner.`,
    ],
    [
      'a number in quotes',
      'sample-trip',
      'sampleTrip.setPoint',
      '4',
      `${WORDS}/sample-trip.ts: sampleTrip.setPoint is "4", which is no number. Write a number without quotes.`,
    ],
    [
      'TODO left in a sentence',
      'career',
      'intro.text',
      'TODO: say something',
      `${WORDS}/career.ts: intro.text still says "TODO". Write what your visitors should read.`,
    ],
  ])('%s', (_name, file, field, value, problem) => {
    expect(problemsWith(file, field, value)).toEqual([problem]);
  });

  test.each<[string, string, unknown, string]>([
    [
      'palette',
      'palette.white',
      'white',
      'company/brand/palette.ts: palette.white is "white", which is no colour. Write it as #0a1b33, in small letters.',
    ],
    [
      'typefaces',
      'typefaces.text.file',
      'comic.woff2',
      'company/brand/typefaces.ts: typefaces.text.file is "comic.woff2", which is not in company/brand/fonts. Put it there, then run npm run typefaces.',
    ],
    [
      'typefaces',
      'typefaces.text.more',
      { file: 'comic.woff2', letters: 'U+A2-A8' },
      'company/brand/typefaces.ts: typefaces.text.more.file is "comic.woff2", which is not in company/brand/fonts. Put it there, then run npm run typefaces.',
    ],
    [
      'typefaces',
      'typefaces.text.more',
      { file: typefaces.text.file, letters: 'äöü' },
      'company/brand/typefaces.ts: typefaces.text.more.letters is "äöü", which is no list of letters. Write it like U+A2-A8,U+20AC.',
    ],
  ])('in the brand: %s.%s', (file, field, value, problem) => {
    expect(problemsWith(file, field, value)).toEqual([problem]);
  });

  test.each(['about-us', '/über-uns', '/About', '/about us', '/about/'])('the path %s', (path) => {
    const [problem] = problemsWith('paths', 'paths.about', path);
    expect(problem).toMatch(`${WORDS}/paths.ts: paths.about is "${path}", which is no path`);
  });

  test('a misspelt field → both names', () => {
    const copy = changed('home', 'hero.heading', undefined);
    (copy.words.home!.hero as Fields).haeding = 'Cold';
    expect(contentProblems(copy)).toContain(
      `${WORDS}/home.ts: hero.haeding is not known. Did you mean heading?`,
    );
  });

  test('one path for two pages', () => {
    const { paths } = content.words.paths as { paths: { about: string } };
    expect(problemsWith('paths', 'paths.career', paths.about)).toContain(
      `${WORDS}/paths.ts: paths.career is "${paths.about}", which another page has. Give each page a path of its own.`,
    );
  });

  test('a page that nothing leads to', () => {
    const copy = changed('paths', 'paths.depots', '/depots');
    copy.words.depots = {
      title: 'Depots',
      description: 'Where we stand.',
      intro: { heading: 'Depots', text: 'Where we stand.' },
      sections: [{ heading: 'North', paragraphs: ['Every week.'] }],
    };
    expect(contentProblems(copy)).toContain(
      `${WORDS}/frame.ts: navigation does not lead to paths.depots, and neither does the footer. Add a link to it.`,
    );
  });

  test('a page without words', () => {
    expect(problemsWith('paths', 'paths.depots', '/depots')).toEqual([
      `${WORDS}/depots.ts: The file is missing. Write it.`,
    ]);
  });

  test('a door that opens after the end of the trip, or is open a minute longer than it', () => {
    const line = (at: string) =>
      `${WORDS}/sample-trip.ts: sampleTrip.doors "${at}" is open after the trip's end, 12 hours after 05:00. Open it earlier, or make the trip longer.`;
    const withDoor = (at: string) =>
      tripWith({ startsAt: '05:00', hours: 12, doors: [{ at, minutes: 10 }] });
    expect(withDoor('04:30')).toEqual([line('04:30')]);
    expect(withDoor('16:50')).toEqual([]);
    expect(withDoor('16:51')).toEqual([line('16:51')]);
  });

  test('a band of temperatures without any', () => {
    expect(tripWith({ allowed: { ...trip.allowed, from: 5, to: 5 } })).toEqual([
      `${WORDS}/sample-trip.ts: sampleTrip.allowed runs from 5 to 5. Write the lower temperature first.`,
    ]);
  });

  test('no paths at all', () => {
    const { paths: _, ...words } = content.words;
    expect(contentProblems({ ...content, words })).toContain(
      `${WORDS}/paths.ts: The file is missing. Write it.`,
    );
  });

  test('the first language below a folder', () => {
    expect(problemsWith('paths', 'paths.home', '/en')).toContain(
      `${WORDS}/paths.ts: paths.home is "/en". Write /. The first language is at the root; or put another one first.`,
    );
  });

  test.each(['Lorem ipsum', 'lorem ipsum', 'FIXME', 'TBD'])('%s left in a sentence', (left) => {
    expect(problemsWith('career', 'intro.text', `Say ${left} here.`)).toEqual([
      `${WORDS}/career.ts: intro.text still says "${left}". Write what your visitors should read.`,
    ]);
  });

  const details = {
    slug: 'night-shift',
    description: ['Keep the night on its timetable.'],
    location: { name: 'The port', locality: 'Puerto Montt', country: 'CL' },
    datePosted: '2026-11-01',
    employmentType: 'FULL_TIME',
  };

  test('a role with details, and no words for its page', () => {
    const copy = changed('career', 'roles.open.0.details', details);
    delete (copy.words.career!.roles as Fields).page;
    expect(contentProblems(copy)).toEqual([
      `${WORDS}/career.ts: roles.page is missing. A role with details has a page: say what stands there.`,
    ]);
    expect(
      problemsWith('career', 'roles.open.0.details', { ...details, slug: 'Turno de noche' })[0],
    ).toMatch(/roles\.open\[0\]\.details\.slug is "Turno de noche", which is no end of a path/);
  });

  test('two roles with one path', () => {
    const { roles } = content.words.career as { roles: { open: object[] } };
    const page = { back: 'Back', labels: { location: 'Place', duty: 'Tasks', requirement: 'You' } };
    const withSlugs = (...slugs: string[]) =>
      problemsWith('career', 'roles', {
        ...roles,
        page,
        open: slugs.map((slug, index) => ({ ...roles.open[index], details: { ...details, slug } })),
      });
    expect(withSlugs('day-shift', 'night-shift')).toEqual([]);
    expect(withSlugs('day-shift', 'night-shift', 'night-shift')).toEqual([
      `${WORDS}/career.ts: roles.open has two roles with the slug "night-shift". Give each page a path of its own.`,
    ]);
  });

  test('two roles with one title', () => {
    const { roles } = content.words.career as { roles: { open: { title: string }[] } };
    const [first] = roles.open;
    expect(problemsWith('career', 'roles.open.1.title', first!.title)).toEqual([
      `${WORDS}/career.ts: roles.open has two roles that are called "${first!.title}". Tell them apart, by their place or shift.`,
    ]);
  });

  const { company } = content.facts as { company: { name: string } };
  const isSample = LEFT_FROM_THE_SAMPLE.test(company.name);
  test.runIf(isSample)("another company with the sample's name in a sentence", () => {
    const problems = problemsWith('facts', 'company.name', 'Borealis Carga');
    expect(problems).toContain(
      `company/facts.ts: company.social[0].label still says "${company.name}". Write what your visitors should read.`,
    );
  });

  test('a row without one entry a band', () => {
    const { industry } = content.words.about as About;
    expect(problemsWith('about', 'industry.sectors.0.goods', [['Milk']])).toEqual([
      `${WORDS}/about.ts: industry.sectors "${industry.sectors[0]!.name}".goods does not have one entry a band. Add [] where there are no goods.`,
    ]);
  });

  test('a row without goods, which needs no source → no problem', () => {
    const { industry } = content.words.about as { industry: { bands: unknown[] } };
    const copy = changed(
      'about',
      'industry.sectors.0.goods',
      industry.bands.map(() => []),
    );
    const { sectors } = copy.words.about!.industry as { sectors: Fields[] };
    delete sectors[0]!.sources;
    expect(contentProblems(copy)).toEqual([]);
  });

  test('goods beside a temperature that nobody has written down', () => {
    const { industry } = content.words.about as About;
    expect(problemsWith('about', 'industry.sectors.0.sources', undefined)).toEqual([
      `${WORDS}/about.ts: industry.sectors "${industry.sectors[0]!.name}".sources is missing, though goods stand beside a temperature. Say where their temperatures are written down: { label, href }.`,
    ]);
  });

  test('a number that cannot be called from abroad', () => {
    expect(problemsWith('facts', 'company.phones.dispatch', '07700 900142')).toEqual([
      'company/facts.ts: company.phones.dispatch is "07700 900142", which is no international number. Write it as +44 7700 900142: a plus, the country, and up to fifteen digits.',
    ]);
  });

  test('pictures that are not there', () => {
    const { stills } = content.words.media as Media;
    const [{ name, widths }] = Object.values(stills) as [Still, ...Still[]];
    expect(contentProblems(content, content, 'public/nowhere')).toContain(
      `${WORDS}/media.ts: stills.${name} needs public/media/${name}-${widths[0]}.avif, which is missing. Put an original into company/pictures/ and run npm run pictures, or render it with npm run media.`,
    );
  });
});

/** What is found in a project with this mark and these folders, and all else as it is here. */
function problemsElsewhere(copy: Content, mark: string | null, ...folders: string[]) {
  Object.assign(elsewhere, { mark, folders });
  try {
    return mistakes(copy);
  } finally {
    Object.assign(elsewhere, { mark: undefined, folders: [] });
  }
}

const MARK = '<svg viewBox="0 0 1 1"></svg>';

test.each([
  [MARK, []],
  [null, ['company/brand/mark.svg: The drawing cannot be read. Put an SVG there.']],
  [
    '<svg></svg>',
    [
      'company/brand/mark.svg: The drawing has no <svg> with a viewBox. Export it as SVG with viewBox="0 0 width height".',
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

test('a translation without a file, and with another brand → the first language stands in', async () => {
  const translation = await readContent(loadWithNode, writtenLanguages[1]);
  const { home: _, ...words } = translation.words;
  const brand = {
    ...translation.brand,
    typefaces: { typefaces: { text: { file: 'none.woff2' } } },
  };
  expect(mistakes({ ...translation, words }, content)).toEqual([]);
  const found = mistakes({ ...translation, brand }, content);
  expect(found.filter((line) => line.includes('company/brand/fonts'))).toEqual([]);
});

test('the pictures of a page → every cut, width and format, each with its field', () => {
  const films = {
    hero: { name: 'hero', wide: { widths: [1280] }, tall: { widths: [720, 1080] } },
    dock: { name: 'dock', wide: { widths: [800] }, tall: { widths: [] }, withoutVideo: true },
  };
  const words = {
    media: { films, stills: { dawn: { name: 'dawn', widths: [800] } } },
    about: { leadership: { people: [{ portrait: 'ada' }, { portrait: 'bo.webp' }] } },
    paths: { paths: { home: '/' } },
  };
  const { language } = content;
  const media = `${language}/media.ts`;
  const hero = { file: media, field: 'films.hero' };
  const dock = { file: media, field: 'films.dock' };
  expect(mediaFiles({ ...content, words })).toEqual([
    { file: media, field: 'stills.dawn', media: 'dawn-800.avif' },
    { file: media, field: 'stills.dawn', media: 'dawn-800.webp' },
    { ...hero, media: 'hero-wide-1280.avif' },
    { ...hero, media: 'hero-wide-1280.webp' },
    { ...hero, media: 'hero-wide-1280.av1.mp4' },
    { ...hero, media: 'hero-wide-1280.h264.mp4' },
    { ...hero, media: 'hero-tall-720.avif' },
    { ...hero, media: 'hero-tall-720.webp' },
    { ...hero, media: 'hero-tall-1080.avif' },
    { ...hero, media: 'hero-tall-1080.webp' },
    { ...hero, media: 'hero-tall-720.av1.mp4' },
    { ...hero, media: 'hero-tall-720.h264.mp4' },
    { ...hero, media: 'hero-tall-1080.av1.mp4' },
    { ...hero, media: 'hero-tall-1080.h264.mp4' },
    { ...dock, media: 'dock-wide-800.avif' },
    { ...dock, media: 'dock-wide-800.webp' },
    {
      file: `${language}/about.ts`,
      field: 'leadership.people[0].portrait',
      media: 'portrait-ada.svg',
    },
    {
      file: `${language}/about.ts`,
      field: 'leadership.people[1].portrait',
      media: 'portrait-bo.webp',
    },
    { file: `${language}/paths.ts`, field: 'paths.home', media: 'social-home.jpg' },
  ]);
});

test('the texts of a module → at any depth, and nothing that is none', () => {
  expect(textsIn({ a: 'one', b: [4, null, 'two', { c: 'three', d: undefined }] })).toEqual([
    { field: 'a', text: 'one' },
    { field: 'b[2]', text: 'two' },
    { field: 'b[3].c', text: 'three' },
  ]);
});

describe('every count follows the content → no problem', () => {
  test.each([
    ['facts', 'company.social', []],
    ['facts', 'company.phones', undefined],
    ['about', 'industry.finder', undefined],
    ['contact', 'contactForm.brief', undefined],
  ])('%s without %s', (file, field, value) => {
    expect(problemsWith(file, field, value)).toEqual([]);
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

  test.each([
    ['about', 'leadership.people'],
    ['strategy', 'services.cards'],
    ['facts', 'company.social'],
    ['career', 'roles.open'],
  ])('%s with fewer %s', (file, field) => {
    const start: Fields = file === 'facts' ? content.facts : content.words[file]!;
    const list = field.split('.').reduce((inner: unknown, name) => (inner as Fields)[name], start);
    expect(problemsWith(file, field, (list as unknown[]).slice(1))).toEqual([]);
  });
});

test('a file that is not TypeScript → its name and what is wrong', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    const file = join(folder, 'home.ts');
    writeFileSync(file, "export const title = 'Home;\n");
    const load = () => loadWithNode(file);
    await expect(readContent(load)).rejects.toThrow(UserError);
    await expect(readContent(load)).rejects.toThrow(/^company\/.+\.ts: cannot be read\./);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every picture → has alternative text or is marked decorative by an empty one', () => {
  const { films, stills } = content.words.media as Record<string, Record<string, { alt: string }>>;
  for (const [name, { alt }] of Object.entries({ ...films, ...stills })) {
    expect(alt, name).toBe(alt.trim());
    expect(alt === '' || alt.length > 20, name).toBe(true);
  }
});

test('every path → written once', () => {
  const files = globSync(['src/**/*.{ts,tsx}', `${WORDS}/*.ts`, 'company/facts.ts']);
  const { paths } = content.words.paths as { paths: Record<string, string> };
  for (const path of Object.values(paths).filter((path) => path !== '/')) {
    const holders = files.filter((file) =>
      new RegExp(`['"\`]${path}['"\`]`).test(readFileSync(file, 'utf8')),
    );
    expect(holders, path).toEqual([`${WORDS}/paths.ts`]);
  }
});
