/** Cleans every SVG of the build, so that none runs a script, even if it is opened directly. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cleaned } from '../src/content/drawing.ts';

export const drawings = (): AstroIntegration => ({
  name: 'drawings',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const file of globSync('**/*.svg', { cwd: folder }).map((name) => join(folder, name)))
        writeFileSync(file, cleaned(readFileSync(file, 'utf8')));
    },
  },
});
