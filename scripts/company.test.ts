import { execSync, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { create, type Font } from 'fontkitten';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findMistakeLines } from '../src/content/check.ts';
import { SAMPLE } from '../src/content/company.ts';

const folder = fs.mkdtempSync(join(tmpdir(), 'adopter-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const [upstream, adopter] = [join(folder, 'upstream'), join(folder, 'adopter')];
const company = join(adopter, 'company');
const read = (file: string) => fs.readFileSync(file, 'utf8');
const make = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/company.ts', ...args], { cwd: adopter, encoding: 'utf8' });

const WHO = '-c user.name=a -c user.email=a@b.example';
const git = (cwd: string, command: string) =>
  execSync(`git ${WHO} ${command}`, { cwd, encoding: 'utf8', stdio: 'pipe' });
const commit = (cwd: string) =>
  git(cwd, `add --all && git ${WHO} commit --quiet --message "By ${basename(cwd)}"`);

for (const name of [
  '.gitignore',
  'src/content',
  'src/forms',
  'src/settings.ts',
  'scripts',
  'languages',
  SAMPLE,
])
  fs.cpSync(name, join(upstream, name), { recursive: true });
git(upstream, 'init --quiet --initial-branch=main');
commit(upstream);
git(folder, 'clone --quiet upstream adopter');
fs.symlinkSync(resolve('node_modules'), join(adopter, 'node_modules'), 'junction');
fs.writeFileSync(join(adopter, '.git/info/exclude'), 'node_modules\n');

test.each([
  [
    ['--nam', 'X'],
    "Unknown option '--nam'. The options are --name, --colour, --tagline, --email, --language, --display, --text.",
  ],
  [[], 'The name is missing. Give it as --name "Nordhavn Fisk".'],
  [['--name', 'A', '--colour', '#abc sea'], '"#abc sea" is not a valid colour. Give one or two: '],
  [
    ['--name', 'A', '--language', 'de,deutsch!'],
    '"deutsch!" is not a language code. Give one such as de or pt-BR.',
  ],
  [['add', 'pl'], 'There is no company/ yet. Make it: npm run company -- --name "Nordhavn Fisk".'],
  [['--name', 'A', '--email', 'post'], '"post" is not a valid e-mail address. Give another.'],
])('what cannot be understood, %j → one line, and no folder', (args, line) => {
  const { stderr, status } = make(...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^${RegExp.escape(line)}.*\n$`));
  expect(fs.existsSync(company)).toBe(false);
});

test('a name, a colour, a tagline and an address → a whole company, and no trace of the sample', () => {
  const answers = ['--tagline', 'Fresh: "from" the north', '--email', 'post@nordhavn.example'];
  answers.push('--language', 'en,es');
  const made = make('--name', 'Nordhavn & Søn: Fisk', '--colour', '#0b6e4f #ffd400', ...answers);
  expect(made.stderr).toBe('');
  expect(made.stdout).toMatch(/^#0b6e4f stays .*\n#ffd400 becomes .* 88.* to .*\n#ffd400 stays /);
  const taglineIn = (folder: string) => parse(read(`${folder}/frame.yaml`)).tagline;
  expect(taglineIn(`${company}/en`)).toBe('Fresh: "from" the north');
  expect(taglineIn(`${company}/es`)).toBe(taglineIn(`${SAMPLE}/es`));
  expect(made.stdout).toContain('\nThe tagline is still the sample’s in company/es/frame.yaml.\n');
  expect(findMistakeLines(company, ['en', 'es'])).toEqual([]);
  const colours = read(`${SAMPLE}/theme.css`).match(/#(?!ffffff|b42318|ffb4ab)[0-9a-f]{6}/g)!;
  const theirs = [...colours, 'kelvin', '44 7700', '\\bcall\\b', 'cool and fresh', 'fictional'];
  for (const file of fs.globSync(`${company}/**/*.{yaml,md,svg,css}`))
    expect([file, read(file).match(new RegExp(theirs.join('|'), 'gi'))]).toEqual([file, null]);
  expect(make('--name', 'B').stderr).toMatch(/^company\/ already exists, .*\n$/);
});

test('photographs of a new company → a scene on Home, another on Career, and none twice', () => {
  const texts = fs.globSync(`${company}/en/**/*.yaml`).map(read).join('\n');
  const photographs = ['aisle.webp', 'hero-tall.webp', 'hero-wide.webp'];
  expect(texts.match(/(?<=pictures\/).*webp/g)!.sort()).toEqual(photographs);
  expect(fs.globSync('*.webp', { cwd: join(company, 'pictures') }).sort()).toEqual(photographs);
});

const sizesIn = (theme: string) =>
  [...read(theme).matchAll(/size-adjust: ([\d.]+)%/g)].map(([, percent]) => Number(percent));
const lettersOf = (name: string) =>
  new Set((create(fs.readFileSync(join(company, 'fonts', name))) as Font).characterSet);

test('typefaces → cut to the letters in use, with system fonts beside them that are as wide', () => {
  const fonts = resolve(SAMPLE, 'fonts');
  const made = make('--display', `${fonts}/display.woff2`, '--text', `${fonts}/text.woff2`);
  expect(made.stderr).toBe('');
  expect(made.stdout).toMatch(/^fonts\/display\.woff2: \d+ letters of Familjen Grotesk, \d+ kB\n/);
  expect(made.stdout).toMatch(/ lacks .*ø/);
  const [used, rare] = [lettersOf('text.woff2'), lettersOf('text-more.woff2')];
  for (const letter of 'Nordhavn fisk 09') expect(used).toContain(letter.codePointAt(0));
  expect(rare).toContain('©'.codePointAt(0));
  expect(used).not.toContain('©'.codePointAt(0));
  // The sample's are measured in a browser, over its sentences.
  const sizes = sizesIn(join(company, 'theme.css'));
  for (const [index, size] of sizesIn(`${SAMPLE}/theme.css`).entries())
    expect(Math.abs(sizes[index]! - size)).toBeLessThan(1);
  expect(read(join(company, 'theme.css'))).not.toMatch(/'Figtree( More)?'/);
  expect(findMistakeLines(company, ['en', 'es'])).toEqual([]);
  expect(make('--text', 'package.json').stderr).toMatch(/^package\.json does not exist\. .*\n$/);
  expect(make('--text', 'scripts/company.ts').stderr).toMatch(/ cannot be read .*\n$/);
});

test('another language → the company’s own pages at addresses of their own, listed', () => {
  const contact = join(company, 'en/contact.yaml');
  fs.writeFileSync(contact, `\uFEFF${read(contact)}`); // as Notepad saves it
  expect(make('add', 'pl').stdout).toMatch(
    /^Your pages are in company\/pl\/, to be translated\. .*\n$/,
  );
  expect(findMistakeLines(company, ['en', 'es', 'pl'])).toEqual([]);
  expect(read(join(company, 'company.yaml'))).toContain('- pl\n');
  expect(read(join(company, 'pl/contact.yaml'))).toMatch(/^path: \/pl\/contact$/m);
  expect(make('add', 'pl').stderr).toMatch(/^company\/pl\/ already exists, .*\n$/);
});

/** For a company that is made beside the one of the other tests. */
function aside(makeAndLook: () => void) {
  fs.renameSync(company, `${company}.away`);
  try {
    makeAndLook();
  } finally {
    fs.rmSync(company, { recursive: true, force: true });
    fs.renameSync(`${company}.away`, company);
  }
}

test.each(['es', 'de,pt-BR', 'pt-BR,en'])(
  '--language %s → the first at /, the others below',
  (codes) =>
    aside(() => {
      const [first, second] = codes.split(',');
      expect(make('--name', 'Nordhavn', '--language', codes).stderr).toBe('');
      expect(findMistakeLines(company, codes.split(','))).toEqual([]);
      const path = (language: string) =>
        read(join(company, language, 'home.yaml')).match(/^path: (.*)$/m)![1];
      expect(path(first!)).toBe('/');
      if (second) expect(path(second)).toBe(`/${second.toLowerCase()}`);
      expect(fs.globSync('*/home.yaml', { cwd: company })).toHaveLength(codes.split(',').length);
    }),
);

test('Spanish → the labels of Latin America only where they are asked for', () =>
  aside(() => {
    expect(make('--name', 'Nordhavn', '--language', 'es,es-MX').stderr).toBe('');
    expect(fs.existsSync(join(company, 'es/labels.yaml'))).toBe(false);
    expect(parse(read(join(company, 'es-MX/labels.yaml'))).video.pause).toBe('Pausar el video');
  }));

test('a folder of version 4 → its own labels are in labels.yaml, ours are gone', () => {
  const change = (file: string, from: string, to: string) =>
    fs.writeFileSync(join(company, file), read(join(company, file)).replace(from, to));
  fs.rmSync(join(company, 'en/labels.yaml'));
  change(
    'en/frame.yaml',
    'tagline:',
    'skip: Skip to content\nsocial: "Nordhavn & Søn: Fisk at {network}"\ntagline:',
  );
  change('en/home.yaml', '  coverage:', '  line:');
  change('en/trip.yaml', '  from: 2', '  label: Our band\n  from: 2');
  fs.writeFileSync(
    join(company, 'en/mails.yaml'),
    'notice: { subject: Post from }\nrefusals: { different: "Not twice. Please write to us:" }\n',
  );
  expect(findMistakeLines(company, ['en', 'es'])).toHaveLength(6);
  expect(make('--update').stdout).toMatch(/company\/en\/labels\.yaml/);
  expect(findMistakeLines(company, ['en', 'es'])).toEqual([]);
  expect(fs.existsSync(join(company, 'en/mails.yaml'))).toBe(false);
  expect(parse(read(join(company, 'en/labels.yaml')))).toEqual({
    footer: { social: '{company} at {network}' },
    trip: { allowed: 'Our band' },
    mails: { notice: { subject: 'Post from {name}' } },
    refusals: { different: 'Not twice. Please write to us: {email}' },
  });
});

test('a load brief that version 4 had written → replaced by ours', () => {
  const contact = join(company, 'en/contact.yaml');
  const labels = read(join(company, 'en/labels.yaml'));
  const lines = ['Product:', 'Set point and band:', 'Run mode (continuous or start-stop):'];
  lines.push('Pallets and weight:', 'Loaded at:', 'Delivered to:');
  lines.push('Earliest and latest:', 'Pre-cooling:');
  const form = { brief: { lines } };
  fs.appendFileSync(contact, `\ncontactForm: ${JSON.stringify(form)}\n`);
  expect(make('--update').stderr).toBe('');
  expect(read(contact)).not.toContain('contactForm');
  expect(read(join(company, 'en/labels.yaml'))).toBe(labels);
});

test('tomorrow’s sample is pulled → no conflict, and the company is as it was', () => {
  commit(adopter);
  const home = `${SAMPLE}/en/home.yaml`;
  fs.writeFileSync(join(upstream, home), read(home).replace(/heading: .*/g, 'heading: Tomorrow'));
  fs.rmSync(join(upstream, SAMPLE, 'pictures/doors.webp'));
  commit(upstream);
  git(adopter, 'pull --quiet --no-rebase --no-edit origin main');
  expect(read(join(adopter, home))).toContain('heading: Tomorrow');
  expect(git(adopter, 'log --format=%s -- company')).toBe('By adopter\n');
  expect(git(adopter, 'status --porcelain')).toBe('');
  expect(findMistakeLines(company, ['en', 'es'])).toEqual([]);
});
