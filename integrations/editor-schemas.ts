import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { jsonSchemas } from '../src/content/json-schema.ts';

/** Code editors complete and check YAML by these schemas: .vscode/settings.json names them. */
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
