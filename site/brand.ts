import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Palette, Tokens, Typefaces } from '#shapes';
import { COMPANY, companyFile } from '../content/company-folder.ts';
import { markModule, pageColours, readMark, recolour } from '../content/mark.ts';
import { loadWithNode } from '../content/read-content.ts';

const FOLDER = `${COMPANY}/brand`;
const MARK = 'virtual:mark';

type Stretch = { size: number; ascent: number; descent: number };

/** Android has Roboto; other systems have Arial, or a metric-compatible font. */
const STAND_INS = {
  arial: "local('Arial'), local('Helvetica Neue'), local('Liberation Sans')",
  'arial-bold': "local('Arial Bold'), local('Helvetica Neue Bold'), local('Liberation Sans Bold')",
  roboto: "local('Roboto'), local('Roboto-Regular')",
  'roboto-bold': "local('Roboto Bold'), local('Roboto-Bold')",
};

export type StandIn = keyof typeof STAND_INS;
export type Fallbacks = Record<'display' | 'text', Partial<Record<StandIn, Stretch>>>;

const fallbackRule = (family: string, standIn: StandIn, { size, ascent, descent }: Stretch) =>
  `@font-face {
  font-family: '${family} ${standIn.startsWith('roboto') ? 'Roboto' : 'Fallback'}';
  src: ${STAND_INS[standIn]};
  font-weight: ${standIn.endsWith('bold') ? '500 700' : '400'};
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}`;

/** The brand's face is used even if it arrives late: its fallback has the same metrics. */
const faceRule = (family: string, weights: readonly number[], file: string, letters?: string) =>
  `@font-face {
  font-family: '${family}';
  src: url('/${FOLDER}/fonts/${file}') format('woff2');
  font-weight: ${weights.join(' ')};
  font-display: swap;${letters ? `\n  unicode-range: ${letters};` : ''}
}`;

/**
 * Rarely used letters are a family of their own, after the first. Under one family name the
 * browser would prepare both faces for every size of text, with a system font in place of the one
 * that has not loaded: nearly half of the time of the first layout.
 */
const fontRules = (typefaces: Typefaces, fallbacks: Fallbacks) =>
  (['display', 'text'] as const).flatMap((use) => {
    const { family, file, weights, more } = typefaces[use];
    const families = [family, `${family} More`, `${family} Fallback`, `${family} Roboto`];
    return [
      faceRule(family, weights, file),
      more ? faceRule(`${family} More`, weights, more.file, more.letters) : '',
      ...Object.entries(fallbacks[use]).map(([standIn, stretch]) =>
        fallbackRule(family, standIn as StandIn, stretch),
      ),
      `:root { --font-${use}: '${families.join("', '")}', Arial, sans-serif; }`,
    ];
  });

const colourRules = (palette: Palette) =>
  `:root { ${Object.entries(palette)
    .map(([name, colour]) => `--_${name}: ${colour};`)
    .join(' ')} }`;

/** The company's values replace ours. Without them the output is byte-identical. */
const withOwn = ({ radius, spacing, headingWeight }: Tokens, css: string) => [
  spacing
    ? css.replace(/(--space-(?:\d|gutter|section|block)): ([^;]+)/g, `$1: calc(${spacing} * ($2))`)
    : css,
  radius ? `:root { --radius: ${radius}; }` : '',
  headingWeight ? `:root :is(h1, h2, h3) { font-weight: ${headingWeight}; }` : '',
];

/** Puts the company's colours and typefaces before the tokens, and its mark into a module. */
export function brand(): Plugin {
  let server: ViteDevServer | undefined;
  const load = (name: string) => {
    const file = relative('.', companyFile(`#company/brand/${name}`)!);
    return server ? server.ssrLoadModule(`/${file}`) : loadWithNode(file);
  };
  const readPalette = async () => ((await load('palette.ts')) as { palette: Palette }).palette;

  return {
    name: 'brand',
    enforce: 'pre',
    configureServer(started) {
      server = started;
    },
    resolveId: (id) => (id === MARK ? `\0${MARK}` : undefined),

    async load(id) {
      if (id !== `\0${MARK}`) return;
      const file = resolve(FOLDER, 'mark.svg');
      this.addWatchFile(file);
      const mark = readMark(readFileSync(file, 'utf8'));
      return markModule(recolour(mark, pageColours(await readPalette())));
    },

    async transform(code, id) {
      if (!/\/src\/styles\/tokens\.css(\?|$)/.test(id)) return;
      for (const file of ['palette.ts', 'typefaces.ts', 'fallbacks.json', 'tokens.ts'])
        this.addWatchFile(resolve(FOLDER, file));
      const { typefaces } = (await load('typefaces.ts')) as { typefaces: Typefaces };
      const fallbacks = JSON.parse(readFileSync(`${FOLDER}/fallbacks.json`, 'utf8'));
      const { tokens } = (await load('tokens.ts')) as { tokens: Tokens };
      const colours = colourRules(await readPalette());
      return [...fontRules(typefaces, fallbacks), colours, ...withOwn(tokens, code)].join('\n');
    },
  };
}
