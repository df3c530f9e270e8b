import { basename, resolve } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, envField, fontProviders, sharpImageService } from 'astro/config';
import { finish } from './integrations/finish.ts';
import { intent } from './integrations/intent.ts';
import { COMPANY, company } from './src/content/company.ts';
import { settings } from './src/settings.ts';

const { siteOrigin, mediaOrigin } = settings;

const font = (use: 'display' | 'text') => {
  const { family, file, weights } = company.fonts[use];
  return {
    provider: fontProviders.local(),
    name: family,
    cssVariable: `--font-${use}`,
    fallbacks: ['Arial', 'sans-serif'],
    options: {
      variants: [{ src: [resolve(COMPANY, 'fonts', file)], weight: weights, style: 'normal' }],
    },
  };
};

export default defineConfig({
  site: siteOrigin,
  outDir: settings.out,
  trailingSlash: 'never',
  publicDir: resolve(COMPANY, 'public'),
  build: {
    format: 'file',
    assets: 'static',
    inlineStylesheets: 'always',
    // Pictures may come from another host; code and typefaces do not.
    ...(mediaOrigin && {
      assetsPrefix: { avif: mediaOrigin, webp: mediaOrigin, fallback: '/' },
    }),
  },
  integrations: [react(), intent(), finish(settings, company.redirects)],
  env: {
    schema: {
      FORM_ENDPOINT: envField.string({
        context: 'client',
        access: 'public',
        default: '',
      }),
    },
  },
  // At sharp's own effort of 4 a picture takes 15 times as long, for a tenth fewer bytes.
  image: { service: sharpImageService({ avif: { effort: 1 } }) },
  fonts: [font('display'), font('text')] as never,
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
                groups: [
                  {
                    name: 'react',
                    test: /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|rolldown\/runtime/,
                  },
                  { name: 'parts', test: /\/src\/(ui|forms)\// },
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
