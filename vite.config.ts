import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { environmentOrExit } from './settings.ts';
import { brand } from './site/brand.ts';
import { checkedContent } from './site/checked-content.ts';
import { site } from './site/site.ts';

const environment = environmentOrExit();

/** Readable in the inspector and short on the wire: Button.module.css .button becomes Button-button. */
const className = (local: string, file: string) =>
  `${basename(file.split('?')[0]!, '.module.css')}-${local}`;

/** One chunk a page, named after it: src/pages/about/About.tsx becomes static/about-[hash].js. */
const pageName = (module: string | null) => module?.match(/\/src\/pages\/([^/]+)\//)?.[1];

/** Vite's own helper waits for stylesheets of chunks. Ours have none, and it would cost every visitor 700 bytes. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id.includes('vite/preload-helper')
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/** Tree shaking takes the scripts of a form that delivers nowhere, but would leave its styles in every document. */
const onlyTheChosenForm: Plugin = {
  name: 'only-the-chosen-form',
  enforce: 'pre',
  load: (id) =>
    !environment.formEndpoint && id.endsWith('/src/forms/DeliveringForm.tsx')
      ? 'export const DeliveringForm = undefined;'
      : undefined,
};

export default defineConfig({
  plugins: [
    plainImports,
    onlyTheChosenForm,
    react(),
    patchCssModules({ generateSourceTypes: true, exportMode: 'named' }),
    checkedContent(),
    brand(),
    site(environment),
  ],
  server: { port: environment.port },
  css: { modules: { generateScopedName: className } },
  define: {
    'import.meta.env.MEDIA_ORIGIN': JSON.stringify(environment.mediaOrigin),
    'import.meta.env.FORM_ENDPOINT': JSON.stringify(environment.formEndpoint),
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
  },
  build: {
    // Engines from 2024 on run the scripts and the nested styles as they are; older ones get the page without them.
    target: ['chrome123', 'firefox128', 'safari18'],
    // Both minifiers, one after the other, save half a kilobyte over either alone: on every first visit.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, pure_getters: true, keep_fargs: false },
    },
    assetsDir: 'static',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        minify: true,
        chunkFileNames: ({ facadeModuleId, name }) =>
          `static/${pageName(facadeModuleId) ?? name}-[hash].js`,
        // Compiled beside the download, not while the page comes to life: half of what React costs a phone's main thread.
        postBanner: ({ name }) => (name === 'react' ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups: [
            // Changes only when React does, so returning visitors keep it.
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            // The frame and the parts that pages share: one file instead of a dozen crumbs.
            {
              name: 'site',
              test: /\/src\/(ui|layout|(?!after-paint)[^/]+$)|\/company\/(facts|\w+\/(paths|frame|media|not-loaded))\.ts$/,
            },
          ],
        },
      },
    },
  },
});
