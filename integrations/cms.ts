/** /admin: the CMS. In development always; in a build where CMS names its repository. */
import { cpSync, createReadStream, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { configOf } from '../cms/config.ts';
import { company } from '../src/content/company.ts';
import type { Settings } from '../src/settings.ts';
import { adminPolicy } from './headers.ts';

/** Made by itself, so that no page of the site shares a byte with it. */
const MADE = 'node_modules/.cache/admin';
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Maps, code in colours, pictures of rare formats: what no form of ours needs. */
const UNUSED = /shiki|leaflet|terra-draw|svgo|heic|webp_enc|marker-icon/;
/** What it would ask of others: whether a host is well, and typefaces that it brings itself. */
const STATUS = /https:\/\/(www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)[^`'"]+/g;
const TYPEFACES = 'https://cdn.jsdelivr.net/fontsource/fonts';

const slim: Plugin = {
  name: 'slim',
  enforce: 'pre',
  resolveId: (id) => (UNUSED.test(id) ? '\0unused' : undefined),
  load: (id) => (id === '\0unused' ? 'export default {}' : undefined),
  transform: (code, id) =>
    id.includes('@sveltia/cms/npm/index')
      ? code
          .replaceAll(STATUS, 'data:application/json,{"status":{"indicator":"none"}}')
          .replaceAll(TYPEFACES, '/admin')
      : undefined,
  generateBundle(_, files) {
    for (const name of Object.keys(files)) if (UNUSED.test(name)) delete files[name];
  },
};

const bundle = () =>
  build({
    configFile: false,
    logLevel: 'error',
    base: '/admin/',
    publicDir: false,
    plugins: [slim],
    build: {
      outDir: MADE,
      assetsInlineLimit: 0,
      target: 'esnext',
      rolldownOptions: {
        input: 'cms/edit.ts',
        checks: { pluginTimings: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });

const page = (settings: Settings) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Edit ${company.name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/admin/edit.css">
    <script type="application/json" id="config">${JSON.stringify(configOf(settings)).replaceAll('<', '\\u003c')}</script>
    <script type="module" src="/admin/edit.js"></script>
  </head>
  <body></body>
</html>
`;

/** In development: made when somebody first opens it. */
function serveAdmin(settings: Settings): Plugin {
  let made: ReturnType<typeof bundle> | undefined;
  return {
    name: 'admin',
    configureServer(server) {
      server.middlewares.use('/admin', async ({ url = '' }, response) => {
        made ??= bundle();
        await made;
        const type = TYPES[extname(url) as keyof typeof TYPES];
        response.setHeader('Content-Type', type ?? 'text/html; charset=utf-8');
        if (type) return createReadStream(join(MADE, basename(url))).pipe(response);
        response.setHeader('Content-Security-Policy', adminPolicy(settings.cms));
        response.end(page(settings));
      });
    },
  };
}

export const cms = (settings: Settings): AstroIntegration => ({
  name: 'cms',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'dev') updateConfig({ vite: { plugins: [serveAdmin(settings)] } });
    },
    'astro:server:start': ({ address, logger }) =>
      logger.info(
        `Edit at http://localhost:${address.port}/admin in Chrome or Edge: only they can open a local repository.`,
      ),
    'astro:build:done': async ({ dir }) => {
      if (!settings.cms) return;
      await bundle();
      const out = fileURLToPath(dir);
      cpSync(MADE, join(out, 'admin'), { recursive: true });
      writeFileSync(join(out, 'admin.html'), page(settings));
    },
  },
});
