import { lstatSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { COMPANY, languages } from './content/company-folder.ts';
import { environmentOrExit } from './settings.ts';
import { brand } from './site/brand.ts';
import { breakpoints } from './site/breakpoints.ts';
import { checkedContent } from './site/checked-content.ts';
import { companyImports } from './site/company-imports.ts';
import { site } from './site/site.ts';

const environment = environmentOrExit(languages);
/** Where an inbox is stored, should that be inside the project. */
const DATA = resolve(process.env.DATA_DIR || 'data');

const isLink = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Readable in the inspector, short on the wire: .button of Button.module.css is Button-button. */
const className = (local: string, file: string) =>
  `${basename(file.split('?')[0]!, '.module.css')}-${local}`;

/** One chunk a folder, named after it: src/pages/about/About.tsx becomes static/about-[hash].js. */
const pageName = (module: string | null) =>
  module?.match(/\/src\/pages\/(?:[^/]+\/)*([^/]+)\//)?.[1];

/** What every page imports. */
const SHARED = new RegExp(
  `/src/(ui/|layout/|runtime/later\\.tsx$)|/content/media-files\\.ts$|/${COMPANY}/(facts|\\w+/(frame|media))\\.ts$`,
);

export default defineConfig({
  publicDir: `${COMPANY}/public`,
  plugins: [
    companyImports(environment.languages),
    react(),
    checkedContent(environment),
    brand(),
    breakpoints(),
    site(environment),
  ],
  resolve: { alias: { '\0vite/preload-helper.js': resolve('src/runtime/preload-helper.ts') } },
  server: {
    port: environment.port,
    cors: false,
    watch: { ignored: isLink }, // one may lead back to where it lies
    fs: {
      // Only what the pages are made of: nobody may request an inbox, a key or the git history.
      allow: [COMPANY, 'content', 'node_modules', 'src'],
      deny: ['.*', '**/.git/**', '*.{crt,pem,key,p12,pfx,cer,der}', `${DATA}/**`],
    },
  },
  css: { modules: { generateScopedName: className } },
  define: {
    'import.meta.env.MEDIA_ORIGIN': JSON.stringify(environment.mediaOrigin),
    'import.meta.env.FORM_ENDPOINT': JSON.stringify(environment.formEndpoint),
    'import.meta.env.MULTILINGUAL': environment.languages.length > 1,
    'import.meta.env.KEEP_DAYS': JSON.stringify(String(environment.keepDays)),
    'import.meta.env.BUILD_DATE': JSON.stringify(environment.buildTime.toISOString().slice(0, 10)),
    'import.meta.env.BUILD_YEAR': environment.buildTime.getUTCFullYear(),
  },
  build: {
    // Engines since 2024 run scripts and nested styles as they are; older ones only get the page.
    target: ['chrome123', 'firefox128', 'safari18'],
    assetsDir: 'static',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // A chunk's imports are fetched in parallel; every engine that runs our scripts can.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // A company does not export what it leaves out of a file of words.
      checks: { pluginTimings: false, importIsUndefined: false },
      output: {
        chunkFileNames: ({ facadeModuleId, name }) =>
          `static/${pageName(facadeModuleId) ?? name}-[hash].js`,
        // Compiled while it downloads: that halves what React costs a phone's main thread.
        postBanner: ({ name }) => (name === 'react' ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups: [
            // All that runs before React is wanted, in one small file.
            {
              name: 'browser',
              test: /\/src\/(enhance\/|runtime\/(browser|preload-helper)\.ts$)/,
              priority: 1,
            },
            // Changes only when React does, so returning visitors keep it.
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            // Pages of entries: few are visited, and the first script would name every chunk.
            { name: 'entry', test: /virtual:entry\// },
            // The frame and what pages share: one file instead of a dozen tiny ones.
            {
              name: 'site',
              test: SHARED,
            },
          ],
        },
      },
    },
  },
});
