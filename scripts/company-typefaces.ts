/**
 * A company's own typefaces: cut to the letters in use, and described in theme.css beside system
 * fonts of the same size, which stand in for them while they load.
 */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkitten';
import postcss, { type Declaration } from 'postcss';
import subset from 'subset-font';
import { parse } from 'yaml';
import { languageFileOf } from '../src/content/read-labels.ts';

/** The weights that our styles ask for. */
const WEIGHTS = { display: [500, 700], text: [400, 600] } as const;
type Role = keyof typeof WEIGHTS;
export const ROLES = Object.keys(WEIGHTS) as Role[];

/** Letters as often as in a text. Over them, the widths of typefaces are compared. */
const LETTERS = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ,.ADSTaeeinrst';
/** Fonts that most systems have, with the average width of a letter in ems. */
const SYSTEM = {
  regular: {
    Fallback: { width: 0.463, local: ['Arial', 'Helvetica Neue', 'Liberation Sans'] },
    Roboto: { width: 0.46, local: ['Roboto', 'Roboto-Regular'] },
  },
  bold: {
    Fallback: {
      width: 0.497,
      local: ['Arial Bold', 'Helvetica Neue Bold', 'Liberation Sans Bold'],
    },
    Roboto: { width: 0.469, local: ['Roboto Bold', 'Roboto-Bold'] },
  },
};

/** The features that browsers apply by default, and digits of one width (tnum). */
const keepFeatures = [
  ...['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'curs'],
  ...['init', 'medi', 'fina', 'isol', 'tnum'],
];
/** The names of the family, by which share pictures find it, and of the licence, which has to stay. */
const preserveNameIds = [13, 14, 16, 17];

/** Letters of European languages, and signs, which tomorrow's texts may need. */
const RARE = [
  { from: 0xa1, to: 0x17f },
  { from: 0x218, to: 0x21b },
  { from: 0x1e9e, to: 0x1e9e },
  { from: 0x2010, to: 0x2044 },
  { from: 0x20a0, to: 0x20c0 },
  { from: 0x2122, to: 0x2122 },
  { from: 0x2190, to: 0x2193 },
  { from: 0x2212, to: 0x2212 },
];
const isRare = (code: number) => RARE.some(({ from, to }) => code >= from && code <= to);
const hex = (code: number) => code.toString(16).toUpperCase();
/** For the style sheet: U+2190-2193, or U+2122. */
const UNICODE_RANGE = RARE.map(({ from, to }) =>
  from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`,
).join(', ');

const read = (file: string) => readFileSync(file, 'utf8');
const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
const kilobytes = (data: Buffer) => `${Math.round(data.length / 1000)} kB`;

/** All characters that the company and its site write, in lower and upper case. */
function lettersIn(company: string) {
  const { languages } = parse(read(`${company}/company.yaml`)) as { languages: string[] };
  const site = languages.map((language) => languageFileOf(language) ?? 'languages/en.yaml');
  const text = [...globSync(`${company}/**/*.{yaml,md,csv}`), ...site].map(read).join('');
  const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
  const all = `${ascii}\u00A0\u202F−${text}${text.toUpperCase()}${text.toLowerCase()}`;
  return new Set(all.normalize().match(/[^\p{C}\n]/gu));
}

/** A variable font keeps the weights that we use, and the default of every other axis. */
async function open(file: string, role: Role) {
  const explained = `Name a TTF, OTF, WOFF or WOFF2, as in --${role} inter.woff2.`;
  if (!existsSync(file)) throw new Error(`${file} does not exist. ${explained}`);
  try {
    const data = readFileSync(file);
    const whole = create(data) as Font;
    const { wght, ...others } = whole.variationAxes;
    const own = whole['OS/2'].usWeightClass;
    const { min, max } = wght ?? { min: own, max: own };
    const within = (weight: number) => Math.min(Math.max(weight, min), max);
    const [from, to] = WEIGHTS[role].map(within) as [number, number];
    const pinned = Object.entries(others).map(([name, axis]) => [name, axis!.default]);
    const cut = (letters: string, weight?: number) => {
      const weights = weight ?? (from < to ? { min: from, max: to } : from);
      const variationAxes = { ...Object.fromEntries(pinned), ...(wght && { wght: weights }) };
      const targetFormat = weight ? 'sfnt' : 'woff2';
      const options = { targetFormat, variationAxes, keepFeatures, preserveNameIds } as const;
      return subset(data, letters, options);
    };
    /** Over LETTERS, in ems. */
    const widthAt = async (weight: number) => {
      const font = create(await cut(LETTERS, within(weight))) as Font;
      const widths = font.glyphsForString(LETTERS).map(({ advanceWidth }) => advanceWidth);
      return widths.reduce((sum, width) => sum + width, 0) / LETTERS.length / font.unitsPerEm;
    };
    const width = { regular: await widthAt(400), bold: await widthAt(600) };
    return { whole, width, cut, from, to, within };
  } catch {
    throw new Error(`${file} cannot be read as a typeface. ${explained}`);
  }
}
type Face = Awaited<ReturnType<typeof open>>;

const rule = (family: string, src: string, weight: string, more: string[]) => `
@font-face {
  font-family: '${family}';
  src: ${src};
  font-weight: ${weight};
  ${more.join(';\n  ')};
}`;

/** System fonts under names of their own, as wide and as high as the company's. */
function standIns(family: string, faces: Face[], role: Role) {
  const used = { regular: [400, '400'], bold: [600, '500 700'] } as const;
  const styles: (keyof typeof SYSTEM)[] = role === 'text' ? ['regular', 'bold'] : ['bold'];
  return styles.flatMap((style) => {
    const [weight, weights] = used[style];
    const distance = ({ within }: Face) => Math.abs(within(weight) - weight);
    const face = faces.toSorted((one, other) => distance(one) - distance(other))[0]!;
    const { ascent, descent, lineGap, unitsPerEm } = face.whole;
    return Object.entries(SYSTEM[style]).map(([name, { width, local }]) => {
      const size = face.width[style] / width;
      const height = (units: number) => percent(Math.abs(units) / unitsPerEm / size);
      return rule(`${family} ${name}`, local.map((one) => `local('${one}')`).join(', '), weights, [
        `size-adjust: ${percent(size)}`,
        `ascent-override: ${height(ascent)}`,
        `descent-override: ${height(descent)}`,
        `line-gap-override: ${height(lineGap)}`,
      ]);
    });
  });
}

/** Replaces the role's former typeface. */
function writeTheme(file: string, role: Role, family: string, rules: string[]) {
  const root = postcss.parse(read(file));
  const families = ({ value }: Declaration) =>
    value.split(',').map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'));
  let former: string[] = [];
  root.walkDecls(`--font-${role}`, (declaration) => {
    former = families(declaration);
    const names = ['', ' More', ' Fallback', ' Roboto'].map((end) => `'${family}${end}'`);
    declaration.value = [...names, 'Arial', 'sans-serif'].join(', ');
  });
  root.walkAtRules('font-face', (face) =>
    face.walkDecls('font-family', (declaration) => {
      if (former.includes(families(declaration)[0]!)) face.remove();
    }),
  );
  const licence = former[0]?.toLowerCase().replaceAll(' ', '-');
  rmSync(join(dirname(file), `fonts/${licence}-license.txt`), { force: true });
  writeFileSync(file, `${root.toString().trimEnd()}\n${rules.join('').trimStart()}\n`);
}

/** Several files, with commas between them, are the weights of one typeface. */
export async function setTypeface(company: string, role: Role, files: string) {
  const faces = await Promise.all(files.split(',').map((file) => open(file.trim(), role)));
  const [{ whole }] = faces as [Face];
  const own = whole.getName('preferredFamily') ?? whole.familyName;
  // One typeface may have both roles; share pictures look for that of headings by its own name.
  const family = role === 'text' ? `${own} Text` : own;
  const used = lettersIn(company);
  for (const file of globSync(`${company}/fonts/${role}{,-*}.woff2`)) rmSync(file);
  const rules: string[] = [];
  const lines: string[] = [];
  for (const [index, { whole, cut, from, to }] of faces.entries()) {
    const isUsed = (code: number) => used.has(String.fromCodePoint(code));
    const parts = [
      ['', '', whole.characterSet.filter(isUsed)],
      [' More', '-more', whole.characterSet.filter((code) => isRare(code) && !isUsed(code))],
    ] as const;
    const weight = from < to ? `${from} ${to}` : `${from}`;
    for (const [ending, suffix, letters] of parts) {
      if (letters.length === 0) continue;
      const name = `fonts/${role}${index > 0 ? `-${from}` : ''}${suffix}.woff2`;
      const data = await cut(String.fromCodePoint(...letters));
      writeFileSync(`${company}/${name}`, data);
      const ranges = suffix ? [`unicode-range: ${UNICODE_RANGE}`] : [];
      const src = `url('./${name}') format('woff2')`;
      rules.push(rule(`${family}${ending}`, src, weight, ['font-display: swap', ...ranges]));
      lines.push(`${name}: ${letters.length} letters of ${own}, ${kilobytes(data)}`);
    }
  }
  writeTheme(`${company}/theme.css`, role, family, [...rules, ...standIns(family, faces, role)]);
  const shown = new Set(whole.characterSet);
  const lacking = [...used].filter((one) => /\p{L}/u.test(one) && !shown.has(one.codePointAt(0)!));
  if (lacking.length > 0)
    lines.push(`${own} lacks ${lacking.join(' ')}: a system font shows them.`);
  return lines;
}
