import { spawn } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { COMPANY, SAMPLE } from '../../../content/company-folder.ts';
import { networks } from '../../../content/shapes.ts';
import { UserError } from '../../../user-error.ts';
import { ask } from './ask.ts';
import { findLeft } from './left.ts';
import type { Move } from './palette.ts';
import { type Answers, writeCompany } from './write-company.ts';

// npm run company                              asks
// npm run company -- --name … --colour …       takes what is given, asks nothing
// npm run company -- left                      lists what is still the sample's

const FOLDER = 'company';
const UNFINISHED = '.company-unfinished';
const PICTURES = 'packages/pictures/src/pictures.ts';
const NETWORK_NAMES = { linkedin: 'LinkedIn', instagram: 'Instagram', youtube: 'YouTube' };

/** Every option, and the question that asks for it. */
const QUESTIONS = {
  name: 'Name of the company',
  'short-name': 'Short name, for icons and telephones',
  tagline: 'Tagline, up to 40 letters for the first heading',
  carries: 'What it carries, as in "fish, fruit and vaccines"',
  email: 'E-mail for quotes and questions',
  'dispatch-email': 'E-mail of dispatch',
  'security-email': 'E-mail for reports of weaknesses',
  phone: 'Phone of dispatch, as in +44 7700 900142',
  linkedin: 'LinkedIn, as in https://www.linkedin.com/company/…',
  instagram: 'Instagram',
  youtube: 'YouTube',
  languages: 'Languages, the first one first, as in en,es',
  colour: 'One or two colours, as in #7a1f4b or #7a1f4b,#f2a541',
  from: 'Example to begin from',
} as const;
type Given = Partial<Record<keyof typeof QUESTIONS, string>>;

const DEFAULTS: Given = { name: 'Your Company', languages: 'en', colour: '#7a1f4b', from: SAMPLE };

function readOptions() {
  const options = Object.fromEntries(
    Object.keys(QUESTIONS).map((name) => [name, { type: 'string', multiple: true } as const]),
  );
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const given = Object.entries(values).map(([name, all]) => [name, all!.join(',')]);
    return { given: Object.fromEntries(given) as Given, positionals };
  } catch (error) {
    const names = Object.keys(QUESTIONS).map((name) => `--${name}`);
    const [reason] = (error as Error).message.split('\n')[0]!.split('. ');
    throw new UserError(`${reason}. The options are ${names.join(', ')}.`);
  }
}

function askAll(): Promise<Given> {
  console.log('Enter leaves a question out: the example stands in until you write your own.\n');
  const standIn = (name: string) => DEFAULTS[name as keyof Given];
  const withStandIns = Object.entries(QUESTIONS).map(([name, question]) => [
    name,
    standIn(name) ? `${question} [${standIn(name)}]` : question,
  ]);
  return ask(Object.fromEntries(withStandIns));
}

const slug = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '') || 'company';

function colourOf(written: string) {
  const [, short, long] =
    written
      .trim()
      .toLowerCase()
      .match(/^#?(?:([0-9a-f]{3})|([0-9a-f]{6}))$/) ?? [];
  if (!short && !long)
    throw new UserError(
      `"${written}" is no colour. Write it as #7a1f4b; at most two, with a comma.`,
    );
  return `#${long ?? short!.replace(/./g, '$&$&')}`;
}

function answersOf(given: Given): Answers {
  const { name = '', languages = '', colour = '', from = '' } = { ...DEFAULTS, ...given };
  const example = existsSync(`examples/${from}`) ? `examples/${from}` : from.replace(/\/$/, '');
  if (!existsSync(`${example}/languages.ts`))
    throw new UserError(
      `${from} is no example. Begin from one of ${readdirSync('examples').join(', ')}.`,
    );
  const colours = colour.split(',').map(colourOf);
  if (colours.length > 2) throw new UserError('More than two colours. Give one or two.');
  const domain = given.email?.split('@')[1] ?? `${slug(name)}.example`;
  return {
    from: example,
    name,
    shortName: given['short-name'] ?? (given.name ? name.split(' ')[0]! : name),
    tagline: given.tagline,
    carries: given.carries,
    emails: {
      general: given.email ?? `hello@${domain}`,
      dispatch: given['dispatch-email'] ?? `dispatch@${domain}`,
      security: given['security-email'] ?? `security@${domain}`,
    },
    phone: given.phone,
    social: networks.flatMap((network) =>
      given[network]
        ? [{ network, label: `${name}: ${NETWORK_NAMES[network]}`, href: given[network] }]
        : [],
    ),
    languages: languages.split(',').map((code) => code.trim()),
    colours,
  };
}

const inWords = ({ given, use, shown, by }: Move) =>
  by === 0
    ? `${given} stays as it is in ${use}.`
    : `${given} becomes ${shown} in ${use}: ${Math.abs(by)} hundredths ${by < 0 ? 'darker' : 'lighter'}, so that it can be read.`;

/** Every size of the drawings, icons and share pictures. Says why if they could not be made. */
async function makePictures() {
  if (!existsSync(PICTURES)) return 'packages/pictures is not here';
  console.log('Making pictures, icons and share pictures:');
  const child = spawn(process.execPath, ['scripts/run-package.ts', PICTURES], {
    env: { ...process.env, COMPANY: UNFINISHED },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  process.once('exit', () => child.kill());
  const [errors, code] = await Promise.all([
    readAll(child.stderr),
    new Promise((done) => child.on('close', done)),
  ]);
  return code === 0 ? undefined : errors.trim().split('\n').at(-1);
}

async function make(given: Given) {
  const answers = answersOf(given);
  rmSync(UNFINISHED, { recursive: true, force: true });
  process.once('exit', () => rmSync(UNFINISHED, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const moves = await writeCompany(UNFINISHED, answers);
  for (const move of moves) console.log(inWords(move));
  const missing = await makePictures();
  if (missing)
    console.log(`No pictures yet, because ${missing}. Run npm run pictures before npm start.`);
  renameSync(UNFINISHED, FOLDER);
  const left = await findLeft(FOLDER);
  console.log(`
${answers.name} is in ${FOLDER}/. ${left.sentences.length} sentences and ${left.pictures.length} pictures still are the sample's: npm run company -- left lists them.

Look at it: npm start. Change it: npm run edit. Publish it: docs/publishing.md.`);
}

async function list() {
  const { sentences, pictures } = await findLeft(COMPANY);
  for (const [file, all] of Map.groupBy(sentences, ({ file }) => file)) {
    console.log(`${COMPANY}/${file}`);
    for (const { field, text } of all) console.log(`  ${field}: ${text}`.slice(0, 100));
  }
  for (const picture of pictures) console.log(`${COMPANY}/${picture}`);
  console.log(`${sentences.length} sentences and ${pictures.length} pictures are left to replace.`);
}

async function run() {
  const { given, positionals } = readOptions();
  if (positionals[0] === 'left') return list();
  if (positionals.length > 0)
    throw new UserError(`"${positionals[0]}" is no command. Write left, or nothing.`);
  if (existsSync(FOLDER))
    throw new UserError(
      `${FOLDER}/ is there already, and is yours: nothing was written. Move it away to begin again.`,
    );
  const isAsked = Object.keys(given).length === 0;
  if (isAsked && !process.stdin.isTTY)
    throw new UserError(
      'Nobody is here to ask. Give at least --name, as in --name "Nordlys Cargo".',
    );
  await make(isAsked ? await askAll() : given);
}

await run();
