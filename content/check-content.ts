import { existsSync, readFileSync } from 'node:fs';
import { readMark } from '../site/mark.ts';
import {
  CUTS,
  cutName,
  FILM_FORMATS,
  type MediaFormat,
  mediaFile,
  PICTURE_FORMATS,
  portraitFile,
  socialFile,
} from './media-files.ts';
import { type Content, componentOf, hasComponent } from './read-content.ts';
import { LEFT_FROM_THE_SAMPLE } from './sample-names.ts';
import type { Problem } from './schema.ts';
import {
  type About,
  addedPage,
  addedPageWithComponent,
  brand,
  type Career,
  type Company,
  facts,
  type Media,
  type SampleTrip,
  type Typefaces,
  words,
} from './shapes.ts';

const MEDIA = 'public/media';

type FileProblem = Problem & { file: string };

const inFile = (file: string, problems: Problem[]): FileProblem[] =>
  problems.map((problem) => ({ file, ...problem }));

const valuesOf = (value: unknown) =>
  Object.entries((value ?? {}) as Record<string, unknown>).map(([name, entry]) => ({
    name,
    text: String(entry),
  }));

/** Every field as its shape wants it, in every file that there should be. */
function shapeProblems(content: Content, isFirst: boolean) {
  const paths = valuesOf(content.words.paths?.paths);
  const isTarget = (href: string) => paths.some(({ text }) => text === href);
  const added = paths.map(({ name }) => name).filter((name) => !(name in words));
  const shapeOf = (name: string) => (hasComponent(name) ? addedPageWithComponent : addedPage);
  const shapes = { ...words, ...Object.fromEntries(added.map((name) => [name, shapeOf(name)])) };
  return [
    ...inFile(content.factsFile, facts.problems(content.facts, '', isTarget)),
    ...Object.entries(brand).flatMap(([name, shape]) =>
      inFile(`brand/${name}.ts`, shape.problems(content.brand[name], '', isTarget)),
    ),
    ...Object.entries(shapes).flatMap(([name, shape]) => {
      const file = `${content.language}/${name}.ts`;
      const module = content.words[name];
      if (module) return inFile(file, shape.problems(module, '', isTarget));
      if (!isFirst) return []; // the first language's stands in for it
      return inFile(file, [{ field: 'The file', what: 'is missing', mend: 'Write it.' }]);
    }),
  ];
}

/** The first language is at the site's root, each other below its folder's name. */
function placeProblems({ words: { paths }, language }: Content, isFirst: boolean) {
  const root = isFirst ? '/' : `/${language}`;
  const reason = isFirst ? ' The first language is at the root; or put another one first.' : '';
  const wrong = valuesOf(paths?.paths).filter(({ name, text }) =>
    name === 'home' ? text !== root : !isFirst && !text.startsWith(`${root}/`),
  );
  return inFile(
    `${language}/paths.ts`,
    wrong.map(({ name, text }) => ({
      field: `paths.${name}`,
      what: `is "${text}"`,
      mend: name === 'home' ? `Write ${root}.${reason}` : `Let it begin with ${root}/.`,
    })),
  );
}

/** Lists that are longer or shorter than in the first language: something is not translated. */
function countDifferences(own: unknown, original: unknown, field = ''): Problem[] {
  if (typeof own !== 'object' || typeof original !== 'object' || !own || !original) return [];
  const [count, expected] = [own, original].map((it) => Object.keys(it).length);
  if (Array.isArray(original) && count !== expected)
    return [{ field, what: `has ${count} entries, not ${expected}`, mend: 'Translate each one.' }];
  return Object.entries(own).flatMap(([name, entry]) =>
    countDifferences(
      entry,
      (original as Record<string, unknown>)[name],
      field ? `${field}.${name}` : name,
    ),
  );
}

const countProblems = ({ words: own, language }: Content, original: Content) =>
  Object.entries(own).flatMap(([name, module]) =>
    inFile(`${language}/${name}.ts`, countDifferences(module, original.words[name])),
  );

function twiceUsedPaths({ words: { paths }, language }: Content) {
  const all = valuesOf(paths?.paths);
  return inFile(
    `${language}/paths.ts`,
    all
      .filter(({ text }, index) => all.findIndex((it) => it.text === text) < index)
      .map(({ name, text }) => ({
        field: `paths.${name}`,
        what: `is "${text}", which another page has`,
        mend: 'Give each page a path of its own.',
      })),
  );
}

function unlinkedPages({ words: { paths, frame }, language }: Content) {
  const linked = JSON.stringify(frame);
  return inFile(
    `${language}/frame.ts`,
    valuesOf(paths?.paths)
      .filter(({ text }) => !linked.includes(`"href":${JSON.stringify(text)}`))
      .map(({ name }) => ({
        field: 'navigation',
        what: `does not lead to paths.${name}, and neither does the footer`,
        mend: 'Add a link to it.',
      })),
  );
}

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** A trip may pass midnight: a door before the start opens on the next day. */
function tripProblems({ startsAt, hours, doors, allowed }: SampleTrip): Problem[] {
  const late = doors.filter(({ at, minutes: open }) => {
    const after = (minutes(at) - minutes(startsAt) + 24 * 60) % (24 * 60);
    return after + open > hours * 60;
  });
  return [
    ...late.map(({ at }) => ({
      field: `sampleTrip.doors "${at}"`,
      what: `is open after the trip's end, ${hours} hours after ${startsAt}`,
      mend: 'Open it earlier, or make the trip longer.',
    })),
    ...(allowed.from < allowed.to
      ? []
      : [
          {
            field: 'sampleTrip.allowed',
            what: `runs from ${allowed.from} to ${allowed.to}`,
            mend: 'Write the lower temperature first.',
          },
        ]),
  ];
}

const roleProblems = ({ roles }: Career): Problem[] =>
  (roles?.open ?? [])
    .filter(({ title }, index, all) => all.findIndex((role) => role.title === title) < index)
    .map(({ title }) => ({
      field: 'roles.open',
      what: `has two roles that are called "${title}"`,
      mend: 'Tell them apart, by their place or shift.',
    }));

/** The pages of roles need words of their own, and a path each. */
function rolePageProblems({ roles }: Career): Problem[] {
  const detailed = (roles?.open ?? []).filter(({ details }) => details);
  const slugs = detailed.map(({ details }) => details!.slug);
  return [
    ...(detailed.length && !roles!.page
      ? [
          {
            field: 'roles.page',
            what: 'is missing',
            mend: 'A role with details has a page: say what stands there.',
          },
        ]
      : []),
    ...slugs
      .filter((slug, index) => slugs.indexOf(slug) < index)
      .map((slug) => ({
        field: 'roles.open',
        what: `has two roles with the slug "${slug}"`,
        mend: 'Give each page a path of its own.',
      })),
  ];
}

/** A page is found by its name. */
const unfoundComponents = ({ words: { paths }, language }: Content) =>
  inFile(
    `${language}/paths.ts`,
    valuesOf(paths?.paths)
      .filter(({ name }) => hasComponent(name))
      .filter(({ name }) => !existsSync(componentOf(name)))
      .map(({ name }) => ({
        field: `paths.${name}`,
        what: `has a folder src/pages/${name}, but no ${componentOf(name)}`,
        mend: 'Write the component there; it also exports the title of its words.',
      })),
  );

const tableProblems = ({ industry: { bands, sectors } }: About): Problem[] => [
  ...sectors
    .filter(({ goods }) => goods.length !== bands.length)
    .map(({ name }) => ({
      field: `industry.sectors "${name}".goods`,
      what: 'does not have one entry a band',
      mend: 'Add [] where there are no goods.',
    })),
  ...sectors
    .filter(({ goods, sources = [] }) => goods.flat().length > 0 && sources.length === 0)
    .map(({ name }) => ({
      field: `industry.sectors "${name}".sources`,
      what: 'is missing, though goods stand beside a temperature',
      mend: 'Say where their temperatures are written down: { label, href }.',
    })),
];

/** Every text of a module with its field, at any depth. */
export function textsIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const inside = Array.isArray(value) ? `${field}[${name}]` : field ? `${field}.${name}` : name;
    return textsIn(entry, inside);
  });
}

const UNFINISHED = /\b(TODO|FIXME|TBD)\b|[Ll]orem ipsum/;

function leftoverProblems({ facts: module, factsFile, words: files, language }: Content) {
  const { name } = (module as { company: Company }).company;
  const isSample = LEFT_FROM_THE_SAMPLE.test(name);
  const find = ({ field, text }: { field: string; text: string }): Problem[] => {
    const [unfinished] = UNFINISHED.exec(text) ?? [];
    const [sample] = (!isSample && LEFT_FROM_THE_SAMPLE.exec(text)) || [];
    const found = unfinished ?? sample;
    if (!found) return [];
    return [
      { field, what: `still says "${found}"`, mend: 'Write what your visitors should read.' },
    ];
  };
  return [
    ...inFile(factsFile, textsIn(module).flatMap(find)),
    ...Object.entries(files).flatMap(([file, exported]) =>
      inFile(`${language}/${file}.ts`, textsIn(exported).flatMap(find)),
    ),
  ];
}

/** Every file of public/media that the pages will ask for. */
export function mediaFiles({ words: files, language, languages }: Content) {
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
  const portraits = (leadership?.people ?? []).map(({ portrait }, index) => ({
    file: `${language}/about.ts`,
    field: `leadership.people[${index}].portrait`,
    media: portraitFile(portrait),
  }));
  const social = valuesOf(files.paths?.paths).map(({ name }) => ({
    file: `${language}/paths.ts`,
    field: `paths.${name}`,
    media: socialFile(name, language, languages),
  }));
  return [...stillFiles, ...filmFiles, ...portraits, ...social];
}

const mediaProblems = (content: Content, folder: string): FileProblem[] =>
  mediaFiles(content)
    .filter(({ media }) => !existsSync(`${folder}/${media}`))
    .map(({ file, field, media }) => ({
      file,
      field,
      what: `needs public/media/${media}, which is missing`,
      mend: 'Put an original into company/pictures/ and run npm run pictures, or render it with npm run media.',
    }));

function brandProblems({ brand: files }: Content): FileProblem[] {
  const { typefaces } = files.typefaces as { typefaces: Typefaces };
  const fonts = Object.entries(typefaces)
    .flatMap(([use, { file, more }]) => [
      { field: `${use}.file`, file },
      ...(more ? [{ field: `${use}.more.file`, file: more.file }] : []),
    ])
    .filter(({ file }) => !existsSync(`company/brand/fonts/${file}`))
    .map(({ field, file }) => ({
      file: 'brand/typefaces.ts',
      field: `typefaces.${field}`,
      what: `is "${file}", which is not in company/brand/fonts`,
      mend: 'Put it there, then run npm run typefaces.',
    }));
  try {
    readMark(readFileSync('company/brand/mark.svg', 'utf8'));
    return fonts;
  } catch (error) {
    const [, what, mend] = /(has .+)\. (.+)/.exec((error as Error).message) ?? [];
    const reason = { what: what ?? 'cannot be read', mend: mend ?? 'Put an SVG there.' };
    return [...fonts, { file: 'brand/mark.svg', field: 'The drawing', ...reason }];
  }
}

const asLines = (problems: FileProblem[]) =>
  problems.map(({ file, field, what, mend }) => `company/${file}: ${field} ${what}. ${mend}`);

/**
 * What a visitor would stumble over: one line each, with the file, the field and the mend. What a
 * translation lacks, the original stands in for.
 */
export function mistakes(content: Content, mediaFolder = MEDIA, original = content) {
  const { language, words: own } = content;
  const isFirst = content === original;
  const files = { ...original.words, ...own };
  const shape = [
    ...twiceUsedPaths(content),
    ...shapeProblems(content, isFirst),
    ...placeProblems(content, isFirst),
  ];
  // The rest reads fields: it can only speak of content that has them.
  if (shape.length > 0) return asLines(shape);
  return asLines([
    ...unlinkedPages({ ...content, words: files }),
    ...inFile(
      `${language}/sample-trip.ts`,
      tripProblems(files['sample-trip']!.sampleTrip as SampleTrip),
    ),
    ...inFile(`${language}/career.ts`, roleProblems(files.career as Career)),
    ...inFile(`${language}/career.ts`, rolePageProblems(files.career as Career)),
    ...unfoundComponents(content),
    ...inFile(`${language}/about.ts`, tableProblems(files.about as About)),
    ...countProblems(content, original),
    ...(isFirst ? brandProblems(content) : []),
    ...mediaProblems({ ...content, words: files }, mediaFolder),
  ]);
}

/** What is not finished yet, in content without mistakes. */
export const leftovers = (content: Content) => asLines(leftoverProblems(content));

/** Everything that stops a build. */
export function contentProblems(content: Content, mediaFolder?: string, original?: Content) {
  const found = mistakes(content, mediaFolder, original);
  return found.length > 0 ? found : leftovers(content);
}
