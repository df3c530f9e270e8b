import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { company } from '#company/facts.ts';
import { roles } from '#words/career.ts';
import { paths } from '#words/paths.ts';
import { copyProject } from '../testing/copy-project.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const folder = copyProject();
const words = join(folder, 'company/en');
const [first] = roles!.open;

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(words, file), change(readFileSync(join(words, file), 'utf8')));

const DETAILS = `details: {
  slug: 'night-shift',
  description: ['You keep the day on its timetable <and> the night too.'],
  duties: ['Watch the doors'],
  location: { name: 'Puerto Montt', locality: 'Puerto Montt', country: 'CL' },
  datePosted: '2026-11-01',
  employmentType: 'FULL_TIME',
},`;

/** A copy whose first role has details, and which has one page more, of words alone. */
beforeAll(() => {
  edit('career.ts', (text) =>
    text
      .replace(/(title: '[^']+',)(\s+text: )/, `$1 ${DETAILS}$2`)
      .replace(
        /apply: '[^']+',/,
        "$& page: { back: 'All roles', labels: { location: 'Where', duty: 'You do', requirement: 'You bring' } },",
      ),
  );
  edit('paths.ts', (text) => text.replace(/(contact: '[^']+',)/, "$1 coverage: '/coverage',"));
  edit('frame.ts', (text) =>
    text
      .replace(
        /(const contact\b.*\n)/,
        "$1const coverage: Link = { label: 'Coverage', href: paths.coverage };\n",
      )
      .replace('career, contact]', 'career, contact, coverage]'),
  );
  writeFileSync(
    join(words, 'coverage.ts'),
    `export const title = 'Coverage'; export const description = 'Where we drive.';
export const intro = { heading: 'Coverage', text: 'Where we drive.' };
export const sections = [{ heading: 'The north', paragraphs: ['Twice a week.'] }];`,
  );
  const pictures = join(folder, 'public');
  rmSync(pictures);
  mkdirSync(join(pictures, 'media'), { recursive: true });
  for (const file of readdirSync('public/media'))
    symlinkSync(resolve('public/media', file), join(pictures, 'media', file));
  copyFileSync('public/media/social-about.jpg', join(pictures, 'media/social-coverage.jpg'));

  const vite = resolve('node_modules/.bin/vite');
  const { status, stderr } = spawnSync(vite, ['build', '--logLevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, LANGUAGES: 'en' },
  });
  if (status !== 0) throw new Error(stderr);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dist = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

const dataOf = (html: string) =>
  JSON.parse(html.match(/<script type="application\/ld\+json">(.+?)<\/script>/)![1]!)['@graph'] as {
    '@type': string;
  }[];

test('a role with details → a page below the career page, which leads to it', () => {
  const page = dist(`${paths.career}/night-shift.html`);
  expect(page).toContain(`<title>${first!.title}: ${company.name}</title>`);
  expect(page).toMatch(new RegExp(`<h1[^>]*>${first!.title}</h1>`));
  expect(page).toContain('Puerto Montt');
  expect(page).not.toContain('You bring');
  expect(dist(`${paths.career}.html`)).toContain(`href="${paths.career}/night-shift"`);
});

test('its data → a job posting on its own page, and none on the list', () => {
  const posting = dataOf(dist(`${paths.career}/night-shift.html`)).find(
    (entry) => entry['@type'] === 'JobPosting',
  );
  expect(posting).toMatchObject({
    title: first!.title,
    datePosted: '2026-11-01',
    employmentType: 'FULL_TIME',
    description: '<p>You keep the day on its timetable &lt;and> the night too.</p>',
    jobLocation: { address: { addressLocality: 'Puerto Montt', addressCountry: 'CL' } },
  });
  expect(dist(`${paths.career}.html`)).not.toContain('JobPosting');
});

test('a page of words alone → built from its file, and linked', () => {
  const page = dist('coverage.html');
  expect(page).toContain('<title>Coverage</title>');
  expect(page).toContain('Twice a week.');
  expect(dist('index.html')).toContain('href="/coverage"');
});

test('both → in the sitemap, and known to every host', () => {
  for (const path of ['/coverage', `${paths.career}/night-shift`]) {
    expect(dist('sitemap.xml')).toContain(`${path}</loc>`);
    expect(dist('_redirects')).toContain(path);
  }
});
