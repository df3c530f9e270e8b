/** Cleans every SVG of the build, so that none can run a script even if it is opened by itself. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cleanSvg } from '../src/content/svg.ts';

export const cleanSvgs = (): AstroIntegration => ({
  name: 'clean-svgs',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const file of globSync('**/*.svg', { cwd: folder }).map((name) => join(folder, name)))
        writeFileSync(file, cleanSvg(readFileSync(file, 'utf8')));
    },
  },
});
