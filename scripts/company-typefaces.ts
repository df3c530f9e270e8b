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

/** The widths of typefaces are compared over these letters, each as often as in a text. */
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
/** The names of the family, by which share pictures find it, and the licence, which must stay. */
const preserveNameIds = [13, 14, 16, 17];

/** Letters of European languages, and signs, which later texts may need. */
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
/** The ranges as CSS writes them: U+2190-2193, or U+2122. */
const UNICODE_RANGE = RARE.map(({ from, to }) =>
  from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`,
).join(', ');

const read = (file: string) => readFileSync(file, 'utf8');
const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
const kilobytes = (data: Buffer) => `${Math.round(data.length / 1000)} kB`;

/** All characters that the company and its site write, in lower and upper case. */
function lettersIn(company: string) {
  const { languages } = parse(read(`${company}/company.yaml`)) as { languages: string[] };
  const labels = languages.map((language) => languageFileOf(language) ?? 'languages/en.yaml');
  const text = [...globSync(`${company}/**/*.{yaml,md,csv}`), ...labels].map(read).join('');
  const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
  const all = `${ascii}\u00A0\u202F−${text}${text.toUpperCase()}${text.toLowerCase()}`;
  return new Set(all.normalize().match(/[^\p{C}\n]/gu));
}

/**
 * Opens a file of a typeface. Of a variable font, only the weights that we use are kept, and the
 * default of every other axis.
 */
async function openTypeface(file: string, role: Role) {
  const hint = `Name a TTF, OTF, WOFF or WOFF2, as in --${role} inter.woff2.`;
  if (!existsSync(file)) throw new Error(`${file} does not exist. ${hint}`);
  try {
    const data = readFileSync(file);
    const font = create(data) as Font;
    const { wght, ...otherAxes } = font.variationAxes;
    const { usWeightClass } = font['OS/2'];
    const { min, max } = wght ?? { min: usWeightClass, max: usWeightClass };
    /** The weight of this file that is closest to the given one. */
    const closestTo = (weight: number) => Math.min(Math.max(weight, min), max);
    const [lightest, boldest] = WEIGHTS[role].map(closestTo) as [number, number];
    const defaults = Object.fromEntries(
      Object.entries(otherAxes).map(([name, axis]) => [name, axis!.default]),
    );

    /** Returns a font with nothing but these letters: for browsers, or in one weight to measure. */
    const subsetTo = (letters: string, weight?: number) => {
      const range = lightest < boldest ? { min: lightest, max: boldest } : lightest;
      const variationAxes = { ...defaults, ...(wght && { wght: weight ?? range }) };
      const targetFormat = weight ? 'sfnt' : 'woff2';
      const options = { targetFormat, variationAxes, keepFeatures, preserveNameIds } as const;
      return subset(data, letters, options);
    };
    /** The average width of a letter, in ems. */
    const measureWidth = async (weight: number) => {
      const sample = create(await subsetTo(LETTERS, closestTo(weight))) as Font;
      const widths = sample.glyphsForString(LETTERS).map(({ advanceWidth }) => advanceWidth);
      return widths.reduce((sum, width) => sum + width, 0) / LETTERS.length / sample.unitsPerEm;
    };
    const width = { regular: await measureWidth(400), bold: await measureWidth(600) };
    return { font, width, subsetTo, lightest, boldest, closestTo };
  } catch {
    throw new Error(`${file} cannot be read as a typeface. ${hint}`);
  }
}
type Typeface = Awaited<ReturnType<typeof openTypeface>>;

const fontFace = (family: string, src: string, weight: string, descriptors: string[]) => `
@font-face {
  font-family: '${family}';
  src: ${src};
  font-weight: ${weight};
  ${descriptors.join(';\n  ')};
}`;

/** Rules for system fonts under names of their own, as wide and as high as the company's typeface. */
function fallbackRules(family: string, typefaces: Typeface[], role: Role) {
  const measuredAt = { regular: 400, bold: 600 };
  const usedFor = { regular: '400', bold: '500 700' };
  const styles: (keyof typeof SYSTEM)[] = role === 'text' ? ['regular', 'bold'] : ['bold'];
  return styles.flatMap((style) => {
    const weight = measuredAt[style];
    const distance = ({ closestTo }: Typeface) => Math.abs(closestTo(weight) - weight);
    const closest = typefaces.toSorted((a, b) => distance(a) - distance(b))[0]!;
    const { ascent, descent, lineGap, unitsPerEm } = closest.font;
    return Object.entries(SYSTEM[style]).map(([name, { width, local }]) => {
      const size = closest.width[style] / width;
      const height = (units: number) => percent(Math.abs(units) / unitsPerEm / size);
      const src = local.map((font) => `local('${font}')`).join(', ');
      return fontFace(`${family} ${name}`, src, usedFor[style], [
        `size-adjust: ${percent(size)}`,
        `ascent-override: ${height(ascent)}`,
        `descent-override: ${height(descent)}`,
        `line-gap-override: ${height(lineGap)}`,
      ]);
    });
  });
}

/** Replaces the role's previous typeface. */
function writeTheme(file: string, role: Role, family: string, rules: string[]) {
  const root = postcss.parse(read(file));
  const familiesIn = ({ value }: Declaration) =>
    value.split(',').map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2')); // without quotes
  let previous: string[] = [];
  root.walkDecls(`--font-${role}`, (declaration) => {
    previous = familiesIn(declaration);
    const names = ['', ' More', ' Fallback', ' Roboto'].map((end) => `'${family}${end}'`);
    declaration.value = [...names, 'Arial', 'sans-serif'].join(', ');
  });
  root.walkAtRules('font-face', (rule) =>
    rule.walkDecls('font-family', (declaration) => {
      if (previous.includes(familiesIn(declaration)[0]!)) rule.remove();
    }),
  );
  const licence = previous[0]?.toLowerCase().replaceAll(' ', '-');
  rmSync(join(dirname(file), `fonts/${licence}-license.txt`), { force: true });
  writeFileSync(file, `${root.toString().trimEnd()}\n${rules.join('').trimStart()}\n`);
}

/** Several files, with commas between them, are the weights of one typeface. */
export async function setTypeface(company: string, role: Role, files: string) {
  const typefaces = await Promise.all(
    files.split(',').map((file) => openTypeface(file.trim(), role)),
  );
  const [{ font }] = typefaces as [Typeface];
  const name = font.getName('preferredFamily') ?? font.familyName;
  // One typeface may have both roles; share pictures look for that of headings by its own name.
  const family = role === 'text' ? `${name} Text` : name;
  const used = lettersIn(company);
  const isUsed = (code: number) => used.has(String.fromCodePoint(code));
  for (const file of globSync(`${company}/fonts/${role}{,-*}.woff2`)) rmSync(file);
  const rules: string[] = [];
  const report: string[] = [];

  const swap = 'font-display: swap';
  const range = `unicode-range: ${UNICODE_RANGE}`;
  for (const [index, { font, subsetTo, lightest, boldest }] of typefaces.entries()) {
    const weight = lightest < boldest ? `${lightest} ${boldest}` : `${lightest}`;
    const path = `fonts/${role}${index > 0 ? `-${lightest}` : ''}`;
    const codes = font.characterSet;
    const rare = codes.filter((code) => isRare(code) && !isUsed(code));
    const subsets = [
      { letters: codes.filter(isUsed), file: `${path}.woff2`, face: family, descriptors: [swap] },
      {
        letters: rare,
        file: `${path}-more.woff2`,
        face: `${family} More`,
        descriptors: [swap, range],
      },
    ];
    for (const { letters, file, face, descriptors } of subsets) {
      if (letters.length === 0) continue;
      const data = await subsetTo(String.fromCodePoint(...letters));
      writeFileSync(`${company}/${file}`, data);
      rules.push(fontFace(face, `url('./${file}') format('woff2')`, weight, descriptors));
      report.push(`${file}: ${letters.length} letters of ${name}, ${kilobytes(data)}`);
    }
  }
  const theme = `${company}/theme.css`;
  writeTheme(theme, role, family, [...rules, ...fallbackRules(family, typefaces, role)]);
  const contained = new Set(font.characterSet);
  const isMissing = (letter: string) =>
    /\p{L}/u.test(letter) && !contained.has(letter.codePointAt(0)!);
  const missing = [...used].filter(isMissing);
  if (missing.length > 0)
    report.push(`${name} lacks ${missing.join(' ')}: a system font shows them.`);
  return report;
}
