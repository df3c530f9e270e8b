import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Palette, Typefaces } from '#shapes';
import { loadWithNode } from './content.ts';
import { markModule, pageColours, readMark, recolour } from './mark.ts';

const FOLDER = 'company/brand';
const MARK = 'virtual:mark';

type Fallback = { size: number; ascent: number; descent: number };

/** The system's fonts, by the names that the three systems give them. */
const SYSTEM = {
  display: "local('Arial Bold'), local('Helvetica Neue Bold'), local('Liberation Sans Bold')",
  text: "local('Arial'), local('Helvetica Neue'), local('Liberation Sans')",
};

const fontRules = (typefaces: Typefaces, fallbacks: Record<string, Fallback>) =>
  (['display', 'text'] as const).map((use) => {
    const { family, file, weights } = typefaces[use];
    const { size, ascent, descent } = fallbacks[use]!;
    // Never swapped late: a swap would move the text under the reader's eyes. The fonts are
    // preloaded instead. Until they are there, or instead of them: the system's, as wide and tall.
    return `@font-face {
  font-family: '${family}';
  src: url('../../${FOLDER}/fonts/${file}') format('woff2');
  font-weight: ${weights.join(' ')};
  font-display: optional;
}
@font-face {
  font-family: '${family} Fallback';
  src: ${SYSTEM[use]};
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}
:root { --font-${use}: '${family}', '${family} Fallback', Arial, sans-serif; }`;
  });

const colourRules = (palette: Palette) =>
  `:root { ${Object.entries(palette)
    .map(([name, colour]) => `--_${name}: ${colour};`)
    .join(' ')} }`;

/** Puts the company's colours and typefaces before the tokens, and its mark into a module. */
export function brand(): Plugin {
  let server: ViteDevServer | undefined;
  const load = (file: string) =>
    server ? server.ssrLoadModule(`/${FOLDER}/${file}`) : loadWithNode(`${FOLDER}/${file}`);
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
      if (!id.endsWith('/src/styles/tokens.css')) return;
      for (const file of ['palette.ts', 'typefaces.ts', 'fallbacks.json'])
        this.addWatchFile(resolve(FOLDER, file));
      const { typefaces } = (await load('typefaces.ts')) as { typefaces: Typefaces };
      const fallbacks = JSON.parse(readFileSync(`${FOLDER}/fallbacks.json`, 'utf8'));
      return [...fontRules(typefaces, fallbacks), colourRules(await readPalette()), code].join(
        '\n',
      );
    },
  };
}
