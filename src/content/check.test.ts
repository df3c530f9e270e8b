import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { mistakesOf } from './check.ts';
import { SAMPLE } from './company.ts';
import { CONDITIONS } from './schema.ts';

/** A copy of the sample that a test may spoil. */
const company = mkdtempSync(join(tmpdir(), 'company-'));
const restore = () => {
  for (const folder of ['en', 'es'])
    rmSync(`${company}/${folder}`, { recursive: true, force: true });
  for (const name of ['company.yaml', 'theme.css', 'mark.svg', 'fonts', 'en', 'es'])
    cpSync(`${SAMPLE}/${name}`, `${company}/${name}`, { recursive: true });
};
for (const folder of ['films', 'pictures'])
  symlinkSync(resolve(SAMPLE, folder), `${company}/${folder}`);
restore();
afterEach(restore);
afterAll(() => rmSync(company, { recursive: true }));

/** In one line each, as they are printed, without the company's folder. */
const mistakes = (languages = ['en', 'es']) =>
  mistakesOf(company, languages).map((line) => line.replaceAll(`${company}/`, ''));

const languagesOf = (file: string) => (file.startsWith('es/') ? ['en', 'es'] : ['en']);

const write = (file: string, text: string) => {
  mkdirSync(dirname(`${company}/${file}`), { recursive: true });
  writeFileSync(`${company}/${file}`, text);
};

type Fields = Record<string, unknown>;
const read = (file: string): Fields => parse(readFileSync(`${company}/${file}`, 'utf8'));

/** Changes a field, or takes it out (`undefined`): `hero.actions.0.href`. */
function change(file: string, field: string, value: unknown) {
  const words = read(file);
  const names = field.split('.');
  const last = names.pop()!;
  const holder = names.reduce((inner, name) => inner[name] as Fields, words);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  write(file, stringify(words));
}

const LABELS = Object.fromEntries(
  ['location', ...CONDITIONS, 'duty', 'requirement'].map((name) => [name, 'Label']),
);
const page = { path: '/terms', title: 'T', description: 'D', intro: { heading: 'T', text: 'T' } };
const terms = stringify(page);
const entry = `---\ndate: 2026-11-03\nheading: A night line\ntext: It runs.\n---\n`;
const role = (fields: object) =>
  `---\n${stringify({ number: 7, title: 'Night shift', text: 'Keep it cold.', ...fields })}---\nNights.\n`;
const details = {
  location: { name: 'The port', locality: 'Hull', country: 'GB' },
  datePosted: '2026-11-01',
  employmentType: 'FULL_TIME',
};

test('the sample as it is, in both of its languages → no mistake', () => {
  expect(mistakes()).toEqual([]);
});

const { industry } = read('en/about.yaml') as { industry: { bands: { name: string }[] } };

/** A file, a field, and what it is changed to. Each is said in the line at the same place below. */
const CHANGES: [file: string, field: string, value: unknown][] = [
  ['company.yaml', 'emails.general', 'hello at home'],
  ['company.yaml', 'emails.dispatch', undefined],
  ['company.yaml', 'phones.dispatch', '07700 900142'],
  ['company.yaml', 'social.0.network', 'friendster'],
  ['company.yaml', 'social.1.href', 'http://company.example'],
  ['company.yaml', 'redirects', [{ from: '/us', to: '/abuot' }]],
  ['en/frame.yaml', 'language.openGraph', 'en-GB'],
  ['en/frame.yaml', 'language.code', 'es'],
  ['en/home.yaml', 'path', '/home'],
  ['en/home.yaml', 'hero.subheading', ''],
  ['en/home.yaml', 'hero.heading', 3],
  ['en/home.yaml', 'hero.actions', []],
  ['en/home.yaml', 'hero.film.wide', '../pictures/none.webp'],
  ['en/home.yaml', 'hero.film.withoutVideo', 'yes'],
  ['en/home.yaml', 'careers', 'Work with us'],
  ['en/home.yaml', 'careers.action.href', 'carreer'],
  ['en/home.yaml', 'careers.action.href', '/career'],
  ['en/home.yaml', 'careers.picture.colour', 'blue'],
  ['en/home.yaml', 'services.reach', 'far'],
  ['en/trip.yaml', 'setPoint', '4'],
  ['en/trip.yaml', 'date', '2026-02-30'],
  ['en/trip.yaml', 'startsAt', '5:00'],
  ['en/trip.yaml', 'offset', 'Z'],
  ['en/trip.yaml', 'allowed', { label: 'Band', from: 5, to: 5 }],
  ['en/trip.yaml', 'doors.2.minutes', 900],
  ['en/trip.yaml', 'download.file', 'trip.csv'],
  ['en/about.yaml', 'path', '/Über-uns'],
  ['en/strategy.yaml', 'path', '/about'],
  ['es/about.yaml', 'path', '/nosotros'],
  ['en/about.yaml', 'industry.sectors.0.goods.1.band', 'Warm'],
  ['en/about.yaml', 'industry.sectors.5.sources', undefined],
  ['en/contact.yaml', 'newsletterDelivery', undefined],
  ['en/home.yaml', 'careers.picture.focuss', '10%'],
];
const SAID = `
emails › general: This is no e-mail address. Write it as name@company.example.
emails › dispatch: It is missing. Write it.
phones › dispatch: This is no international number. Write it as +44 7700 900142.
social › entry 1 › network: It is not known. Choose one of: linkedin, instagram, youtube.
social › entry 2 › href: This is no full address. Write it as https://company.example.
redirects › entry 1 › to: There is no page. Did you mean /about?
language › openGraph: This is no language and region. Write it as en_US.
language › code: Its folder is of another language. Write en.
path: The language does not begin here. Write it as /.
hero › subheading: It is empty. Write something, or take the field out.
hero › heading: It is no text. Put it in quotes.
hero › actions: It has too few entries. Write 2.
hero › film › wide: There is no picture pictures/none.webp. Put it there, or choose another.
hero › film › withoutVideo: It is neither true nor false. Write one of them, without quotes.
careers: It has no fields of its own. Write each on a line below it, further in.
careers › action › href: There is no page carreer. Did you mean career?
careers › action › href: This is no page or address. Write it as about, or as https://company.example.
careers › picture › colour: It is not known. Take it out, or write: focus.
services › reach: It is no list. Write each entry on a line of its own, after a dash.
setPoint: It is no number. Write one without quotes.
date: This is no date. Write it as 2026-03-12.
startsAt: This is no time of day. Write it as 05:00.
offset: This is no offset from universal time. Write it as +01:00.
allowed: It runs downwards. Write the lower temperature first.
doors: One is open after the trip ends. Open it earlier, or add hours.
download › file: This is no address of a table. Write it as /sample-trip.csv.
path: This is no address of a page. Write it as /about-us.
path: Another page is at /about. Give each an address of its own.
path: It is outside of its language. Begin it with /es/.
industry › sectors › entry 1 › goods › entry 2 › band: There is no such band. Write one of: ${industry.bands.map(({ name }) => name).join(', ')}.
industry › sectors › entry 6 › sources: It is missing. Say where the temperatures of these goods are written down.
newsletterDelivery: It is missing, though there is a newsletter. Say how it is delivered.
careers › picture › focuss: It is not known. Did you mean focus?`;

const beside = <Row>(rows: Row[], said: string) =>
  rows.map((row, index) => [said.trim().split('\n')[index]!, row] as const);

test.each(beside(CHANGES, SAID))('a field → %s', (said, [file, field, value]) => {
  change(file, field, value);
  expect(mistakes(languagesOf(file))).toEqual([`${file}: ${said}`]);
});

/** A file and its text. */
const FILES: [file: string, text: string][] = [
  ['en/hoem.yaml', ''],
  ['en/home.yaml', 'a: 1\nb: c: d\n'],
  ['en/roles/night-shift.md', '---\nnumber: 7\ntext: b: c\n---\n'],
  ['en/roles/night-shift.md', 'Nights.\n'],
  ['en/pages/about.md', `---\n${terms}---\nText.\n`],
  ['en/pages/terms.yaml', `${terms}sections:\n  - type: txt\n`],
  ['en/roles/night-shift.md', role({ number: 1 })],
  ['en/roles/night-shift.md', role({ pay: { from: 12, to: 10, currency: 'EUR', per: 'hour' } })],
  ['en/roles/night-shift.md', role({ pay: { from: 9, to: 10, currency: 'Euro', per: 'hour' } })],
];
const SAID_OF_FILES = `
No page reads this file. Did you mean home.yaml?
Line 2 cannot be read (Nested mappings are not allowed in compact mappings). Put words with a colon into quotes, and indent alike what belongs together.
Line 3 cannot be read (Nested mappings are not allowed in compact mappings). Put words with a colon into quotes, and indent alike what belongs together.
It does not begin with its fields. Write them between two lines of ---.
Another page has the name about. Give this file a name of its own.
sections › entry 1 › type: It is not known. Choose one of: text, steps, list, picture, action.
number: Another role has the same. Tell them apart.
pay: It runs downwards. Write the lower amount first.
pay › currency: This is no currency. Write it as EUR.`;

test.each(beside(FILES, SAID_OF_FILES))('a file → %s', (said, [file, text]) => {
  write(file, text);
  expect(mistakes(languagesOf(file)).join('\n')).toContain(`${file}: ${said}`);
});

test('a missing file → its line; a second language may lack what the first one says', () => {
  rmSync(`${company}/en/strategy.yaml`);
  rmSync(`${company}/es/strategy.yaml`);
  rmSync(`${company}/es/home.yaml`);
  for (const name of ['theme.css', 'mark.svg', 'fonts/text.woff2']) rmSync(`${company}/${name}`);
  expect(mistakes()).toEqual([
    'en/strategy.yaml: The file is missing. Write it.',
    'es/home.yaml: The file is missing. Write it.',
    'fonts/text.woff2: The file is missing. Put it there.',
    'mark.svg: The file is missing. Put it there.',
    'theme.css: The file is missing. Put it there.',
  ]);
});

test('a typeface that theme.css names, and nobody has → the file that is missing', () => {
  rmSync(`${company}/fonts/text-more.woff2`);
  expect(mistakes()).toEqual(['fonts/text-more.woff2: The file is missing. Put it there.']);
});

test('a role with a page, and no words for it → what is missing', () => {
  write('en/roles/night-shift.md', role({ details }));
  expect(mistakes()).toEqual([
    'en/career.yaml: rolePage: It is missing, and a role has a page of its own. Write it.',
  ]);
  change('en/career.yaml', 'rolePage', { back: 'All roles', labels: LABELS });
  expect(mistakes()).toEqual([]);
});

test('an entry of news, its date without quotes → only its page is missing', () => {
  write('en/news/night-line.md', entry);
  expect(mistakes()).toEqual(['en/news.yaml: The file is missing. Write it.']);
  write('en/news.yaml', stringify({ ...page, path: '/news', feed: 'Feed', back: 'All news' }));
  change('en/home.yaml', 'careers.action.href', 'news/night-line');
  expect(mistakes()).toEqual([]);
});

test('a page in two files → its link leads there, and two addresses alike are a mistake', () => {
  write('en/pages/terms.md', `---\n${terms}---\nText.\n`);
  change('en/frame.yaml', 'navigation.0.href', 'terms');
  expect(mistakes()).toEqual([]);
  write('en/pages/more.md', `---\n${terms}---\nText.\n`);
  expect(mistakes()).toEqual([
    'en/pages/terms.md: path: Another page is at /terms. Give each an address of its own.',
  ]);
});

test('a film whose files are not there → each, with the field that names it', () => {
  change('en/home.yaml', 'hero.film.name', 'none');
  expect(mistakes(['en'])).toHaveLength(8);
  expect(mistakes(['en'])[0]).toBe(
    'en/home.yaml: hero › film: There is no films/none-tall-1080.av1.mp4. Put it there.',
  );
  change('en/home.yaml', 'hero.film.withoutVideo', true);
  expect(mistakes(['en'])).toEqual([]);
});

test('a folder that is no company, a language without a folder → one line', () => {
  expect(mistakesOf('nowhere', ['en'])).toEqual([
    `COMPANY: There is no nowhere/company.yaml. Name the folder of a company, such as ${SAMPLE}.`,
  ]);
  expect(mistakes(['en', 'fr'])).toEqual([
    `fr: There is no such folder. Write it, or take fr out of the languages.`,
  ]);
});

test('the command that builds → the lines alone, and status 1', () => {
  const environment = { ...process.env, COMPANY: 'nowhere' };
  const { status, stderr } = spawnSync('astro', ['build'], { env: environment, encoding: 'utf8' });
  expect(stderr.trim().split('\n')).toEqual(mistakesOf('nowhere', []));
  expect(status).toBe(1);
});
