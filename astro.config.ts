import { resolve } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, envField, sharpImageService } from 'astro/config';
import { cleanSvgs } from './integrations/clean-svgs.ts';
import { cms } from './integrations/cms.ts';
import { contentCheck } from './integrations/content-check.ts';
import { editorSchemas } from './integrations/editor-schemas.ts';
import { finish } from './integrations/finish.ts';
import { inboxLocales } from './integrations/inbox-locales.ts';
import { intent } from './integrations/intent.ts';
import { licenses } from './integrations/licenses.ts';
import { redirectPages } from './integrations/redirect-pages.ts';
import { scopedNames } from './integrations/scoped-names.ts';
import { COMPANY, company } from './src/content/company.ts';
import { markdown } from './src/content/markdown.ts';
import { settings } from './src/settings.ts';

const { siteOrigin, mediaOrigin } = settings;

/** Astro chooses the prefix by the ending of the original's name, in capitals or not. */
const onMediaOrigin = (origin: string) =>
  Object.fromEntries(
    ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'tiff', 'webp'].flatMap((ending) => [
      [ending, origin],
      [ending.toUpperCase(), origin],
    ]),
  );

export default defineConfig({
  site: siteOrigin,
  outDir: settings.out,
  trailingSlash: 'never',
  publicDir: resolve(COMPANY, 'public'),
  build: {
    format: 'file',
    assets: 'static',
    inlineStylesheets: 'always',
    // Share pictures are drawn outside the main thread, several at once.
    concurrency: 4,
    // Pictures may come from another host; code and typefaces do not.
    ...(mediaOrigin && {
      assetsPrefix: { ...onMediaOrigin(mediaOrigin), fallback: '/' },
    }),
  },
  // Files with a `cacheKey` are made again only if something that they show has changed.
  experimental: { incrementalBuild: true },
  integrations: [
    contentCheck(),
    editorSchemas(),
    react(),
    intent(),
    cms(settings),
    cleanSvgs(),
    finish({ ...settings, tracking: company.tracking }, company.redirects),
    redirectPages(settings, company.redirects),
    inboxLocales(settings),
  ],
  env: {
    schema: {
      FORM_ENDPOINT: envField.string({ context: 'client', access: 'public', default: '' }),
    },
  },
  // Astro writes hashes into each document, from which integrations/finish.ts makes the policy.
  security: { csp: true },
  // An effort of 4, sharp's own, takes three times as long for 4 % fewer bytes; 2 shows blocks.
  image: {
    service: sharpImageService({ avif: { effort: 3, chromaSubsampling: '4:2:0', tune: 'ssim' } }),
  },
  // Highlighting writes style attributes, which the content policy refuses.
  markdown: { processor: markdown, syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    // Astro's own runtime is part of the documents.
    plugins: [licenses('/', ['astro'])],
    resolve: {
      alias: {
        '#company': resolve(COMPANY),
      },
    },
    css: {
      modules: {
        generateScopedName: scopedNames(),
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // One file for what all islands share, one for what all forms share: few requests
                // when a visitor reaches for one. What a single form needs has a file of its own.
                groups: [
                  {
                    name: 'react',
                    test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|@astrojs\/react\/|\/ui\/VisuallyHidden|\/content\/fill/,
                  },
                  {
                    name: 'forms',
                    test: /\/src\/(ui\/(?!Dialog)|forms\/|islands\/forms\/(?!Apply|Newsletter|Own))/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    build: { assetsInlineLimit: 0, target: ['chrome125', 'firefox128', 'safari18'] },
  },
});
