import { basename, resolve } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, envField, fontProviders, sharpImageService } from 'astro/config';
import { finish } from './integrations/finish.ts';
import { intent } from './integrations/intent.ts';
import { COMPANY, company } from './src/content/company.ts';

const font = (use: 'display' | 'text') => {
  const { family, file, weights } = company.fonts[use];
  return {
    provider: fontProviders.local(),
    name: family,
    cssVariable: `--font-${use}`,
    fallbacks: ['Arial', 'sans-serif'],
    options: {
      variants: [{ src: [`./${COMPANY}/fonts/${file}`], weight: weights, style: 'normal' }],
    },
  };
};

export default defineConfig({
  site: process.env.SITE_ORIGIN ?? 'http://localhost:3000',
  outDir: process.env.OUT ?? 'dist',
  trailingSlash: 'never',
  publicDir: `${COMPANY}/public`,
  build: { format: 'file', assets: 'static', inlineStylesheets: 'always' },
  integrations: [react(), intent(), finish({ endpoint: process.env.FORM_ENDPOINT })],
  env: {
    schema: {
      PREVIEW: envField.boolean({ context: 'server', access: 'public', default: false }),
      FORM_ENDPOINT: envField.string({ context: 'client', access: 'public', default: '' }),
    },
  },
  // At sharp's own effort of 4 a picture takes 15 times as long, for a tenth fewer bytes.
  image: { service: sharpImageService({ avif: { effort: 1 } }) },
  fonts: [font('display'), font('text')] as never,
  // Highlighting writes style attributes, which the content policy refuses.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    resolve: { alias: { '#company': resolve(COMPANY) } },
    css: {
      modules: {
        generateScopedName: (local: string, file: string) =>
          `${basename(file.split('?')[0]!, '.module.css')}-${local}`,
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // What every island needs, and what every form needs: few requests on intent.
                groups: [
                  {
                    name: 'react',
                    test: /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|rolldown\/runtime|\/ui\/VisuallyHidden/,
                  },
                  {
                    name: 'forms',
                    test: /\/src\/(ui\/(?!Dialog)|forms\/|islands\/forms\/(?!Apply))/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    build: { assetsInlineLimit: 0, target: ['chrome123', 'firefox128', 'safari18'] },
  },
});
