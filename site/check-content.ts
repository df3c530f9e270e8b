import { access } from 'node:fs/promises';
import { company } from '#company/facts.ts';
import * as about from '#words/about.ts';
import * as career from '#words/career.ts';
import { navigation } from '#words/frame.ts';
import { films, stills } from '#words/media.ts';
import { paths } from '#words/paths.ts';
import * as strategy from '#words/strategy.ts';
import { isEmail } from '../src/forms/rules.ts';
import { heads } from '../src/heads.ts';

/** What the specification counts. A rebrand that offers more or less changes the number here, on purpose. */
const COUNTS = { routes: 5, social: 3, people: 4, services: 6, roles: 6, blocks: 4 };

const problem = (file: string, field: string, what: string, mend: string) =>
  `company/${file}: ${field} ${what}. ${mend}`;

function addressProblems() {
  const addresses = [
    ...Object.entries(company.emails).map(([name, email]) => ({
      file: 'facts.ts',
      field: `emails.${name}`,
      email,
    })),
    ...about.leadership.people.map(({ email }, index) => ({
      file: 'en/about.ts',
      field: `leadership.people[${index}].email`,
      email,
    })),
  ];
  return addresses
    .filter(({ email }) => !isEmail(email))
    .map(({ file, field, email }) =>
      problem(
        file,
        field,
        `is "${email}", which is no e-mail address`,
        'Write it as name@company.example.',
      ),
    );
}

function linkProblems() {
  return company.social
    .filter(({ href }) => !URL.canParse(href) || new URL(href).protocol !== 'https:')
    .map(({ network, href }) =>
      problem(
        'facts.ts',
        `social.${network}.href`,
        `is "${href}"`,
        'Give a full address that starts with https://.',
      ),
    );
}

function countProblems() {
  const counts: [string, string, number, number][] = [
    ['en/paths.ts', 'paths', Object.keys(paths).length, COUNTS.routes],
    ['en/frame.ts', 'navigation', navigation.length, COUNTS.routes],
    ['facts.ts', 'social', company.social.length, COUNTS.social],
    ['en/about.ts', 'leadership.people', about.leadership.people.length, COUNTS.people],
    ['en/strategy.ts', 'services.cards', strategy.services.cards.length, COUNTS.services],
    ['en/career.ts', 'roles.open', career.roles.open.length, COUNTS.roles],
    ['en/career.ts', 'blocks (with working)', career.blocks.length + 1, COUNTS.blocks],
  ];
  return counts
    .filter(([, , actual, expected]) => actual !== expected)
    .map(([file, field, actual, expected]) =>
      problem(
        file,
        field,
        `has ${actual} entries, not ${expected}`,
        'Mend the list, or COUNTS in site/check-content.ts.',
      ),
    );
}

function tableProblems() {
  const { bands, sectors } = about.industry;
  return sectors
    .filter(({ goods }) => Number(goods.length) !== bands.length)
    .map(({ name }) =>
      problem(
        'en/about.ts',
        `industry.sectors "${name}".goods`,
        'does not have one entry a band',
        "Add '' where there are no goods.",
      ),
    );
}

function headProblems() {
  return Object.entries(heads).flatMap(([name, head]) =>
    (['title', 'description'] as const)
      .filter((field) => head[field].trim() === '')
      .map((field) =>
        problem(`en/${name}.ts`, field, 'is empty', 'Say in one sentence what the page is.'),
      ),
  );
}

/** Every file that the pages will ask for. */
function mediaFiles() {
  const formats = ['avif', 'webp'];
  const stillFiles = Object.entries(stills).flatMap(([field, { name, widths }]) =>
    widths.flatMap((width) =>
      formats.map((format) => ({
        file: 'en/media.ts',
        field: `stills.${field}`,
        media: `${name}-${width}.${format}`,
      })),
    ),
  );
  const filmFiles = Object.entries(films).flatMap(([field, film]) =>
    (['wide', 'tall'] as const).flatMap((cut) =>
      [
        ...film[cut].widths.flatMap((width) =>
          formats.map((format) => `${film.name}-${cut}-${width}.${format}`),
        ),
        `${film.name}-${cut}.av1.mp4`,
        `${film.name}-${cut}.h264.mp4`,
      ].map((media) => ({ file: 'en/media.ts', field: `films.${field}`, media })),
    ),
  );
  const portraits = about.leadership.people.map(({ portrait }, index) => ({
    file: 'en/about.ts',
    field: `leadership.people[${index}].portrait`,
    media: `portrait-${portrait}.svg`,
  }));
  const social = Object.keys(paths).map((name) => ({
    file: 'en/paths.ts',
    field: `paths.${name}`,
    media: `social-${name}.jpg`,
  }));
  return [...stillFiles, ...filmFiles, ...portraits, ...social];
}

async function mediaProblems(folder: string) {
  const found = await Promise.all(
    mediaFiles().map(async (entry) => ({
      ...entry,
      exists: await access(`${folder}/${entry.media}`).then(
        () => true,
        () => false,
      ),
    })),
  );
  return found
    .filter(({ exists }) => !exists)
    .map(({ file, field, media }) =>
      problem(
        file,
        field,
        `needs public/media/${media}, which is missing`,
        'Make it with npm run media, or mend the name.',
      ),
    );
}

/** What types cannot say of the content: one line each, with the file, the field and the mend. */
export async function contentProblems(mediaFolder = 'public/media') {
  return [
    ...addressProblems(),
    ...linkProblems(),
    ...countProblems(),
    ...tableProblems(),
    ...headProblems(),
    ...(await mediaProblems(mediaFolder)),
  ];
}
