import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentProblems } from './check-content.ts';
import { loadWithNode, readContent, UnreadableContent } from './content.ts';

const content = await readContent(loadWithNode);

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

describe('a mistake → the file, the field and the mend', () => {
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
      'company/en/home.ts: hero.heading is missing. Write it.',
    ],
    [
      'an empty heading',
      'about',
      'intro.heading',
      ' ',
      'company/en/about.ts: intro.heading is " ", which is empty. Write it.',
    ],
    [
      'a whole part missing',
      'home',
      'careers',
      undefined,
      'company/en/home.ts: careers is missing. Write it.',
    ],
    [
      'a link to a page that does not exist',
      'home',
      'careers.action.href',
      '/carreer',
      'company/en/home.ts: careers.action.href is "/carreer", which is no page of this site. Take it from paths.ts, write a full address that starts with https://, or \'#\' for none yet.',
    ],
    [
      'an unknown service icon',
      'strategy',
      'services.cards.0.icon',
      'rocket',
      'company/en/strategy.ts: services.cards[0].icon is "rocket", which is not known. Choose one of: express, fuel, vehicle, cover, sos, partner.',
    ],
    [
      'a number in quotes',
      'sample-trip',
      'sampleTrip.setPoint',
      '4',
      'company/en/sample-trip.ts: sampleTrip.setPoint is "4", which is no number. Write a number without quotes.',
    ],
    [
      'TODO left in a sentence',
      'career',
      'intro.text',
      'TODO: say something',
      'company/en/career.ts: intro.text still says "TODO". Write what your visitors should read.',
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
      'typefaces.text.more.file',
      'comic.woff2',
      'company/brand/typefaces.ts: typefaces.text.more.file is "comic.woff2", which is not in company/brand/fonts. Put it there, then run npm run typefaces.',
    ],
    [
      'typefaces',
      'typefaces.text.more.letters',
      'äöü',
      'company/brand/typefaces.ts: typefaces.text.more.letters is "äöü", which is no list of letters. Write it like U+A2-A8,U+20AC.',
    ],
  ])('in the brand: %s.%s', (file, field, value, problem) => {
    expect(problemsWith(file, field, value)).toEqual([problem]);
  });

  test.each(['about-us', '/über-uns', '/About', '/about us', '/about/'])('the path %s', (path) => {
    const [problem] = problemsWith('paths', 'paths.about', path);
    expect(problem).toMatch(`company/en/paths.ts: paths.about is "${path}", which is no path`);
  });

  test('a misspelt field → both names', () => {
    const copy = changed('home', 'hero.heading', undefined);
    (copy.words.home!.hero as Fields).haeding = 'Cold';
    expect(contentProblems(copy)).toContain(
      'company/en/home.ts: hero.haeding is not known. Did you mean heading?',
    );
  });

  test('one path for two pages', () => {
    const { paths } = content.words.paths as { paths: { about: string } };
    expect(problemsWith('paths', 'paths.career', paths.about)).toContain(
      `company/en/paths.ts: paths.career is "${paths.about}", which another page has. Give each page a path of its own.`,
    );
  });

  test('a page that nothing leads to', () => {
    const copy = changed('paths', 'paths.coverage', '/coverage');
    copy.words.coverage = {
      title: 'Coverage',
      description: 'Where we drive.',
      intro: { heading: 'Coverage', text: 'Where we drive.' },
      sections: [{ heading: 'North', paragraphs: ['Every week.'] }],
    };
    expect(contentProblems(copy, 'public/media')).toContain(
      'company/en/frame.ts: navigation does not lead to paths.coverage, and neither does the footer. Add a link to it.',
    );
  });

  test('a page without words', () => {
    expect(problemsWith('paths', 'paths.coverage', '/coverage')).toEqual([
      'company/en/coverage.ts: The file is missing. Write it.',
    ]);
  });

  test('a door that opens after the end of the trip', () => {
    const [problem] = problemsWith('sample-trip', 'sampleTrip.doors.0.at', '04:30');
    expect(problem).toMatch(
      /^company\/en\/sample-trip\.ts: sampleTrip\.doors "04:30" is open after the trip's end/,
    );
  });

  test('a role with details, and no words for its page', () => {
    const details = {
      slug: 'night-shift',
      description: ['Keep the night on its timetable.'],
      location: { name: 'The port', locality: 'Puerto Montt', country: 'CL' },
      datePosted: '2026-11-01',
      employmentType: 'FULL_TIME',
    };
    expect(problemsWith('career', 'roles.open.0.details', details)).toEqual([
      'company/en/career.ts: roles.page is missing. A role with details has a page: say what stands there.',
    ]);
    expect(
      problemsWith('career', 'roles.open.0.details', { ...details, slug: 'Turno de noche' })[0],
    ).toMatch(/roles\.open\[0\]\.details\.slug is "Turno de noche", which is no end of a path/);
  });

  test('two roles with one title', () => {
    const { roles } = content.words.career as { roles: { open: { title: string }[] } };
    const [first] = roles.open;
    expect(problemsWith('career', 'roles.open.1.title', first!.title)).toEqual([
      `company/en/career.ts: roles.open has two roles that are called "${first!.title}". Tell them apart, by their place or shift.`,
    ]);
  });

  test("another company with the sample's name in a sentence", () => {
    const { company } = content.facts as { company: { name: string } };
    const problems = problemsWith('facts', 'company.name', 'Borealis Carga');
    expect(problems).toContain(
      `company/facts.ts: company.social[0].label still says "${company.name}". Write what your visitors should read.`,
    );
  });

  test('a row without one entry a band', () => {
    expect(problemsWith('about', 'industry.sectors.0.goods', [['Milk']])[0]).toMatch(
      /industry\.sectors ".+"\.goods does not have one entry a band/,
    );
  });

  test('goods beside a temperature that nobody has written down', () => {
    expect(problemsWith('about', 'industry.sectors.0.sources', undefined)).toEqual([
      'company/en/about.ts: industry.sectors "Dairy".sources is missing, though goods stand beside a temperature. Say where their temperatures are written down: { label, href }.',
    ]);
  });

  test('a number that cannot be called from abroad', () => {
    expect(problemsWith('facts', 'company.phones.dispatch', '07700 900142')).toEqual([
      'company/facts.ts: company.phones.dispatch is "07700 900142", which is no international number. Write it as +44 7700 900142: a plus, the country, and up to fifteen digits.',
    ]);
  });

  test('pictures that are not there', () => {
    expect(contentProblems(content, 'public/nowhere')).toContain(
      'company/en/media.ts: stills.dawn needs public/media/dawn-640.avif, which is missing. Put an original into company/pictures/ and run npm run pictures, or render it with npm run media.',
    );
  });
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
  ])('%s says that there is no %s → no problem; says nothing → the mend', (file, part) => {
    const without = changed(file, part, undefined);
    expect(contentProblems(without)).toEqual([
      `company/en/${file}.ts: ${part} is not exported. Where there is none, write: export const ${part} = undefined;`,
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
    await expect(readContent(load)).rejects.toThrow(UnreadableContent);
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
  const files = globSync(['src/**/*.{ts,tsx}', 'company/en/*.ts', 'company/facts.ts']);
  const { paths } = content.words.paths as { paths: Record<string, string> };
  for (const path of Object.values(paths).filter((path) => path !== '/')) {
    const holders = files.filter((file) =>
      new RegExp(`['"\`]${path}['"\`]`).test(readFileSync(file, 'utf8')),
    );
    expect(holders, path).toEqual(['company/en/paths.ts']);
  }
});
