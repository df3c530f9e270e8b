import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { jsonSchemas } from '../src/content/json-schema.ts';

/** For editors of code, which complete and check YAML by them: .vscode/settings.json points there. */
export const editorSchemas = (): AstroIntegration => ({
  name: 'editor-schemas',
  hooks: {
    'astro:config:setup': ({ createCodegenDir }) => {
      const folder = createCodegenDir();
      mkdirSync(folder, { recursive: true });
      for (const [name, schema] of Object.entries(jsonSchemas()))
        writeFileSync(new URL(`${name}.json`, folder), JSON.stringify(schema));
    },
  },
});
