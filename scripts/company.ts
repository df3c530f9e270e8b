/**
 * npm run company: copies the sample under another name, in other colours, typefaces and languages.
 * Also `add <language>`, and `--update` for a folder of an earlier version.
 */
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { formatHex } from 'culori';
import sharp from 'sharp';
import { parse, parseDocument, visit, type YAMLMap } from 'yaml';
import { SAMPLE } from '../src/content/company.ts';
import { readLabels } from '../src/content/read-labels.ts';
import { isEmail } from '../src/forms/patterns.ts';
import { stop } from '../src/settings.ts';
import { addLanguage, checkLanguage, startLanguages } from './company-languages.ts';
import { paletteOf } from './company-palette.ts';
import { ROLES, setTypeface } from './company-typefaces.ts';
import { update } from './company-update.ts';

const FOLDER = 'company';
const QUESTIONS = {
  name: 'Name of the company, such as Nordhavn Fisk',
  colour: 'One or two colours, such as #0b6e4f #ffb000',
  tagline: 'Tagline (Enter for the sample’s)',
  email: 'E-mail address for questions (Enter for a made-up one)',
  language: 'Languages, the first at / (Enter for en; such as de or de,en)',
};
type Answers = Partial<Record<keyof typeof QUESTIONS | (typeof ROLES)[number], string>>;
const NAMES = Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[];

/** A crystal, in the two colours that change with the background. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" fill="none" stroke-width="4">
  <path d="M22 7.8L4 18.2" stroke="dawn-600"/>
  <path d="M13 2.5V23.5M4 7.8L22 18.2" stroke="polar-900"/>
</svg>
`;

type Options = { values: Answers & { update?: boolean }; positionals: string[] };

function readOptions(): Options {
  const names = [...NAMES, ...ROLES];
  const texts = names.map((name) => [name, { type: 'string' }]);
  const options = { ...Object.fromEntries(texts), update: { type: 'boolean' } };
  try {
    return parseArgs({ options, allowPositionals: true }) as Options;
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new Error(`${reason}. The options are ${names.map((name) => `--${name}`).join(', ')}.`);
  }
}

/** Asks on a terminal, unless the command already has options. */
async function askIfEmpty(answers: Answers) {
  if (Object.keys(answers).length > 0 || !process.stdin.isTTY) return answers;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const name of NAMES) answers[name] = await terminal.question(`${QUESTIONS[name]}: `);
  terminal.close();
  return answers;
}

/** Checks the answers, fills in defaults, and works out the palette. */
function readAnswers({ name = '', colour, tagline, email, language }: Answers) {
  if (!name.trim()) throw new Error('The name is missing. Give it as --name "Nordhavn Fisk".');
  const slug = name.normalize('NFD').replace(/[^a-z0-9]/gi, '') || 'company';
  const address = email?.trim() || `hello@${slug.toLowerCase()}.example`;
  if (!isEmail(address))
    throw new Error(`"${address}" is not a valid e-mail address. Give another.`);
  const colours = (colour?.trim() || '#0b6e4f').split(/[\s,]+/).map((name) => formatHex(name));
  const [first, second] = colours;
  if (!first || colours.length > 2 || colours.includes(undefined))
    throw new Error(`"${colour}" is not a valid colour. Give one or two: "#0b6e4f #ffb000".`);
  const languages = (language?.trim() || 'en').split(/[\s,]+/);
  languages.forEach(checkLanguage);
  const texts = { name: name.trim(), tagline: tagline?.trim(), address };
  return { ...texts, languages, ...paletteOf(first, second) };
}

/** Returns a function that replaces all keys in one pass, so that no replacement is replaced. */
function replacer(replacements: Record<string, string>) {
  const keys = Object.keys(replacements).sort((one, other) => other.length - one.length);
  const longestFirst = new RegExp(keys.map((key) => RegExp.escape(key)).join('|'), 'gi');
  const byLowerCase = new Map(keys.map((key) => [key.toLowerCase(), replacements[key]!]));
  return (text: string) =>
    text.replace(longestFirst, (found) => byLowerCase.get(found.toLowerCase())!);
}

const read = (file: string) => readFileSync(file, 'utf8');

/** Pictures that show the sample's name, or the scene that is at the top of Home. */
const PICTURES = ['dawn', 'dock-tall', 'dock-wide', 'doors'];
/** Their fields, all of which may be left out. */
const PICTURED = [['film'], ['responsible', 'picture'], ['careers', 'picture']];

function rewrite(file: string, replace: (text: string) => string) {
  const document = parseDocument(read(file));
  for (const field of PICTURED) if (document.hasIn(field)) document.deleteIn(field);
  visit(document, {
    Pair(_, { key, value }) {
      if (String(key) === 'film') (value as YAMLMap).set('withoutVideo', true);
      const field = String(key);
      const isPhone = field === 'phones' || (field === 'phone' && String(value).startsWith('+'));
      // The note says that the company is a sample.
      return field === 'note' || isPhone ? visit.REMOVE : undefined;
    },
    Scalar(_, node) {
      if (typeof node.value === 'string') node.value = replace(node.value);
    },
  });
  writeFileSync(file, document.toString({ lineWidth: 0, singleQuote: true }));
}

function writeContent({ name, address, tagline, languages }: ReturnType<typeof readAnswers>) {
  const content = (file: string) => parse(read(`${FOLDER}/${file}.yaml`));
  const { emails, ...sample } = content('company');
  const names = {
    [sample.name]: name,
    [sample.shortName]: name.split(' ')[0]!,
    [emails.general]: address,
    [emails.general.split('@')[1]]: address.split('@')[1]!,
  };
  rewrite(`${FOLDER}/company.yaml`, replacer(names));
  for (const folder of globSync('*/frame.yaml', { cwd: FOLDER }).map(dirname)) {
    const replace = replacer({
      ...names,
      // Without a phone number nobody is asked to call.
      ...Object.fromEntries(
        [basename(folder), 'en'].map((language) => {
          const { write, writeOrCall } = readLabels(language).contactLinks;
          return [writeOrCall, write];
        }),
      ),
      // Its words are of one language.
      ...(tagline && folder === languages[0] && { [content(`${folder}/frame`).tagline]: tagline }),
    });
    for (const file of globSync(`${FOLDER}/${folder}/**/*.yaml`)) rewrite(file, replace);
  }
}

/** The theme, the mark, and every drawing in the same colours. */
function paint(palette: Record<string, string>) {
  const theme = read(`${FOLDER}/theme.css`);
  const colours = theme.matchAll(/--_([\w-]+):\s*(#[0-9a-f]{6})/g);
  const recolour = replacer(
    Object.fromEntries(Array.from(colours, ([, name, hex]) => [hex, palette[name!]!])),
  );
  writeFileSync(`${FOLDER}/mark.svg`, replacer(palette)(MARK));
  for (const file of [`${FOLDER}/theme.css`, ...globSync(`${FOLDER}/pictures/*.svg`)])
    writeFileSync(file, recolour(read(file)));
}

/** On phones the text is above the scene, which fades into the dark there. */
async function writeTallHero(shade: string) {
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920">
    <linearGradient id="fade" x2="0" y2="1">
      <stop offset=".35" stop-color="${shade}"/>
      <stop offset=".56" stop-color="${shade}" stop-opacity="0"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#fade)"/>
  </svg>`;
  const scene = await sharp(`${SAMPLE}/pictures/dawn.webp`)
    .resize({ height: 1250 })
    .extract({ left: 1080, top: 0, width: 1080, height: 1250 })
    .extend({ top: 670, background: shade })
    .toBuffer();
  await sharp(scene)
    .composite([{ input: Buffer.from(fade) }])
    .webp({ quality: 80 })
    .toFile(`${FOLDER}/pictures/hero-tall.webp`);
}

const writeWideHero = () =>
  sharp(`${SAMPLE}/pictures/dawn.webp`)
    .resize({ width: 1920, height: 1080, position: 'right' })
    .webp({ quality: 80 })
    .toFile(`${FOLDER}/pictures/hero-wide.webp`);

async function setTypefaces(answers: Answers) {
  for (const role of ROLES) {
    const files = answers[role];
    if (files) console.log((await setTypeface(FOLDER, role, files)).join('\n'));
  }
}

async function run() {
  const { values, positionals } = readOptions();
  const [command, language] = positionals;
  if (command === 'add') return console.log(addLanguage(FOLDER, language));
  if (values.update) return console.log(update(FOLDER));
  const changesTypefaces = !values.name && ROLES.some((role) => values[role]);
  if (changesTypefaces && existsSync(`${FOLDER}/theme.css`)) return setTypefaces(values);
  if (existsSync(FOLDER))
    throw new Error(`${FOLDER}/ already exists, and stays as it is. Move it away to start again.`);
  const answers = readAnswers(await askIfEmpty(values));
  const pages = globSync('*/home.yaml', { cwd: SAMPLE }).map(dirname);
  const pictures = PICTURES.map((name) => `pictures/${name}.webp`);
  const skipped = ['films', 'studio', ...pages, ...pictures].map((name) => join(SAMPLE, name));
  cpSync(SAMPLE, FOLDER, { recursive: true, filter: (file) => !skipped.includes(file) });
  startLanguages(FOLDER, answers.languages);
  writeContent(answers);
  paint(answers.palette);
  await writeWideHero();
  await writeTallHero(answers.palette['polar-900']!);
  await setTypefaces(values);
  console.log(answers.changes.join('\n'));
  for (const language of answers.tagline ? answers.languages.slice(1) : [])
    console.log(`The tagline is still the sample’s in ${FOLDER}/${language}/frame.yaml.`);
  console.log(`${answers.name} is in ${FOLDER}/. See it: npm start. Go on: docs/adopting.md.`);
}

run().catch(stop);
