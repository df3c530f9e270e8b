import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Company, Media, Palette, Paths } from '#shapes';
import { problemsOf } from '../../../content/fields.ts';
import { LANGUAGE_CODE } from '../../../content/patterns.ts';
import { loadWithNode } from '../../../content/read-content.ts';
import { facts as factsShape } from '../../../content/shapes.ts';
import { UserError } from '../../../user-error.ts';
import { drawLetter } from './draw-mark.ts';
import { markSample } from './left.ts';
import { paletteOf } from './palette.ts';

/** Typefaces and drawings that any company can start with. */
const LOOK = 'examples/borealis';

/** What the user says about the company; everything else stays the example's. */
export type Answers = {
  from: string;
  name: string;
  shortName: string;
  tagline?: string | undefined;
  carries?: string | undefined;
  emails: Company['emails'];
  phone?: string | undefined;
  social: Company['social'];
  languages: string[];
  colours: string[];
};

/** What the examples say that they carry, on their home pages. */
export const CARRIED: Record<string, Record<string, string>> = {
  'examples/kelvin': { en: 'food, medicine and flowers', es: 'alimentos, medicamentos y flores' },
  'examples/borealis': { en: 'salmon, fruit and medicine', es: 'salmón, fruta y medicamentos' },
};

/** The longest tagline that fits the first heading of the site. */
const LONGEST_HEADING = 40;

/** Instead of the example's: what is carried, until the company says who it is. */
const asTagline = (carried: string | undefined) =>
  carried && carried.charAt(0).toLocaleUpperCase() + carried.slice(1).replaceAll("'", '’');

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

const code = (value: unknown) => JSON.stringify(value, null, 2);

async function read<Exports>(...parts: string[]) {
  return (await loadWithNode(join(...parts))) as Exports;
}

const factsOf = async (example: string, language: string) => {
  const own = join(example, language, 'facts.ts');
  const file = existsSync(own) ? own : join(example, 'facts.ts');
  return (await read<{ company: Company }>(file)).company;
};

function languageModule(code: string) {
  const locale = new Intl.Locale(code).maximize();
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code)!;
  const isRtl = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo'].includes(locale.script!);
  return `import type { Language } from '#shapes';

export const language: Language = {
  code: '${code}',
  name: ${JSON.stringify(name.charAt(0).toLocaleUpperCase(code) + name.slice(1))},
  direction: '${isRtl ? 'rtl' : 'ltr'}',
  openGraph: '${locale.language}_${locale.region}',
  switch: 'Language',
};
`;
}

/** What cannot be true of another company: these files and pages are not copied. */
const ITS_OWN = ['verify', 'documents', 'privacy', 'imprint', 'terms', 'accessibility', 'news'];
/** A link to one of them has no target until there is such a page. */
const LINK_TO_ITS_OWN = new RegExp(`href: paths\\.(${ITS_OWN.join('|')})\\b`, 'g');

/** Below its code, unless it is the first. */
async function writePaths(folder: string, source: string, language: string, isFirst: boolean) {
  const { paths } = await read<{ paths: Paths }>(source, 'paths.ts');
  const root = paths.home === '/' ? '' : paths.home;
  const kept = Object.entries(paths).filter(([name]) => !ITS_OWN.includes(name));
  const placed = kept.map(([name, path]) => {
    const rest = path.slice(root.length).replace(/^\/$/, '');
    return [name, `${isFirst ? '' : `/${language}`}${rest}` || '/'];
  });
  writeFileSync(
    `${folder}/paths.ts`,
    `import type { Paths } from '#shapes';

/** Every address of the site, written once. Everything that links reads it from here. */
export const paths = ${code(Object.fromEntries(placed))} as const satisfies Paths;
`,
  );
}

/** The first thing that a visitor reads. */
async function writeHeading(folder: string, source: string, tagline: string) {
  const { hero } = await read<{ hero: { heading: string } }>(source, 'home.ts');
  const heading = tagline.length <= LONGEST_HEADING ? 'company.tagline' : 'company.name';
  edit(`${folder}/home.ts`, (text) => text.replace(`'${hero.heading}'`, heading));
}

/** The drawings instead of the example's films and photographs. */
async function writeMedia(folder: string, language: string) {
  const described = existsSync(`${LOOK}/${language}`) ? language : 'en';
  const { films, stills } = await read<Media>(LOOK, described, 'media.ts');
  writeFileSync(
    `${folder}/media.ts`,
    `import type { Film, Still } from '#shapes';

/** Drawings in pictures/. With films of your own, remove withoutVideo. */
export const films = ${code(films)} as const satisfies Record<string, Film>;

export const stills = ${code(stills)} as const satisfies Record<string, Still>;
`,
  );
}

const factsModule = (company: Company) => `import type { Company } from '#shapes';

/** The company itself. */
export const company: Company = ${code(company)};
`;

const translatedFacts = (
  tagline: string,
  { summary }: Company,
) => `import type { Company } from '#shapes';
import { company as original } from '../facts.ts';

/** The company in this language. Names, addresses and links do not change. */
export const company: Company = { ...original, ...${code({ tagline, summary })} };
`;

/** The trailers in the drawings show a line, which becomes the company's mark. */
const LIVERY = /<path d="M(\d+) (\d+)c\S+ \S+ \S+ \S+ (\d+) -?\d+" stroke="#\w+"[^>]*>/g;

const paintMark = (drawing: string, mark: string) =>
  drawing.replace(LIVERY, (_, x, y, width) => {
    const size = Number(width) / 2;
    const place = `x="${Number(x) + size / 2}" y="${y - size * 0.78}"`;
    return mark.replace('<svg', `<svg ${place} width="${size}" height="${size}"`).trim();
  });

/** A drawing of an example in the company's colours. */
export async function recolouring(example: string, palette: Palette) {
  const { palette: old } = await read<{ palette: Palette }>(example, 'brand/palette.ts');
  const names = Object.entries(old).map(([name, hex]) => [hex, palette[name as keyof Palette]]);
  const colours = Object.fromEntries(names);
  return (svg: string) => svg.replace(/#[0-9a-f]{6}\b/g, (hex) => colours[hex] ?? hex);
}

/** The drawings, and the portraits of the example's people: drawn here, or ready to be served. */
async function writePictures(folder: string, from: string, palette: Palette, mark: string) {
  const copies = [
    ...globSync(`${LOOK}/pictures/*.svg`).filter((file) => !/portrait-/.test(file)),
    ...globSync(`${from}/{pictures,public/media}/portrait-*.svg`),
  ];
  for (const file of copies) {
    const example = file.startsWith(LOOK) ? LOOK : from;
    const copy = file.replace(example, folder);
    const recoloured = (await recolouring(example, palette))(readFileSync(file, 'utf8'));
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, paintMark(recoloured, mark));
  }
}

/** The example's folder of a language, or of its first language if it has none. */
const sourceOf = (from: string, language: string, first: string) =>
  join(from, existsSync(join(from, language, 'language.ts')) ? language : first);

/** The requested languages, and those that they copy something from. */
function neededLanguages(from: string, languages: string[], first: string) {
  const needed = new Set(languages);
  for (const language of needed)
    for (const file of globSync(`${sourceOf(from, language, first)}/*.ts`))
      if (basename(file) !== 'media.ts')
        for (const [, other] of readFileSync(file, 'utf8').matchAll(/'\.\.\/([\w-]+)\//g))
          needed.add(other!);
  return [...needed];
}

/** A complete company except what packages/pictures makes. Returns how far colours were moved. */
export async function writeCompany(folder: string, answers: Answers) {
  const { from, name, tagline, carries, emails, colours, languages } = answers;
  const { palette, moves } = paletteOf(colours[0]!, colours[1]);
  const [exampleFirst] = (await read<{ languages: string[] }>(from, 'languages.ts')).languages;
  const [first] = languages as [string];
  const source = (language: string) => sourceOf(from, language, exampleFirst!);
  const wrong = languages.filter((language) => !LANGUAGE_CODE.test(language));
  if (wrong.length > 0)
    throw new UserError(`"${wrong[0]}" is no language code. Write it as es or pt-BR.`);

  const base = await factsOf(from, basename(source(first)));
  const carriedIn = (language: string) => CARRIED[from]?.[basename(source(language))];
  const ownTagline = tagline || asTagline(carries);
  const company: Company = {
    name,
    shortName: answers.shortName,
    tagline: ownTagline ?? asTagline(carriedIn(first)) ?? base.tagline,
    summary: base.summary,
    emails,
    ...(answers.phone ? { phones: { dispatch: answers.phone } } : {}),
    social: answers.social,
  };
  const problems = problemsOf(factsShape, { company });
  if (problems.length > 0)
    throw new UserError(problems.map(({ field, said }) => `${field} ${said}`).join('\n'));

  mkdirSync(`${folder}/brand`, { recursive: true });
  for (const file of globSync(`${from}/*.ts`)) cpSync(file, join(folder, basename(file)));
  cpSync(`${LOOK}/budgets.ts`, `${folder}/budgets.ts`);
  writeFileSync(`${folder}/facts.ts`, factsModule(company));
  writeFileSync(
    `${folder}/languages.ts`,
    `/** The languages that are built, the first one at the site's root. */\nexport const languages = ${code(languages)};\n`,
  );
  const domain = base.emails.general.split('@')[1]!;
  for (const language of neededLanguages(from, languages, exampleFirst!)) {
    const own = join(folder, language);
    const isFirst = language === first;
    cpSync(source(language), own, { recursive: true });
    for (const name of ITS_OWN) rmSync(`${own}/${name}.ts`, { force: true });
    for (const file of globSync(`${own}/*.ts`))
      edit(file, (text) =>
        text
          .replaceAll(domain, emails.general.split('@')[1]!)
          .replace(LINK_TO_ITS_OWN, "href: '#'")
          .replace(/'\.\.?\/facts\.ts'/, isFirst ? "'../facts.ts'" : "'./facts.ts'"),
      );
    await writePaths(own, source(language), language, isFirst);
    await writeMedia(own, language);
    const facts = await factsOf(from, basename(source(language)));
    const said = isFirst ? company.tagline : (asTagline(carriedIn(language)) ?? facts.tagline);
    await writeHeading(own, source(language), said);
    if (isFirst) rmSync(`${own}/facts.ts`, { force: true });
    else writeFileSync(`${own}/facts.ts`, translatedFacts(said, facts));
    if (basename(source(language)) === language) continue;
    writeFileSync(`${own}/language.ts`, languageModule(language));
    edit(`${own}/sample-trip.ts`, (text) => text.replace("file: '/", `file: '/${language}/`));
  }
  const phrase = carriedIn(first);
  if (carries && phrase)
    edit(`${folder}/${first}/home.ts`, (text) =>
      text.replace(phrase, () => carries.replaceAll("'", '’')),
    );

  for (const file of ['typefaces.ts', 'fallbacks.json', 'fonts'])
    cpSync(`${LOOK}/brand/${file}`, `${folder}/brand/${file}`, { recursive: true });
  writeFileSync(
    `${folder}/brand/palette.ts`,
    `import type { Palette } from '#shapes';\n\n/** Made from ${colours.join(' and ')} by npm run company. The names are the site's; the colours are the company's. */\nexport const palette: Palette = ${code(palette)};\n`,
  );
  const mark = drawLetter(company.shortName, palette);
  writeFileSync(`${folder}/brand/mark.svg`, mark);
  await writePictures(folder, from, palette, mark);
  await markSample(folder, [name, answers.shortName, ownTagline ?? '', ...Object.values(emails)]);
  execFileSync('biome', ['check', '--write', '--vcs-enabled=false', folder], { stdio: 'pipe' });
  return moves;
}
