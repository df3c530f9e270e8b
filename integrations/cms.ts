/** /admin: the CMS. Always in development; in a build only where CMS names a repository. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { AstroIntegration } from 'astro';
import { build, type Rolldown } from 'vite';
import { configOf, formOf } from '../cms/config.ts';
import { headingOf } from '../cms/site.ts';
import { formAt, OTHER_SIGN_INS, patchCms, UNUSED_FILES, UNUSED_PACKAGES } from '../cms/sveltia.ts';
import { findMistakes, mistakeLine, readSources } from '../src/content/check.ts';
import { COMPANY, company, languages } from '../src/content/company.ts';
import { dayOfAppearance } from '../src/content/publication.ts';
import { FOLDERS } from '../src/content/schema.ts';
import type { Settings } from '../src/settings.ts';
import { adminPolicy } from './headers.ts';
import { licenses } from './licenses.ts';

/** Bundles /admin. It is built separately, so that it shares no code with the pages of the site. */
async function bundle() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    base: '/admin/',
    publicDir: false,
    plugins: [licenses('/admin/')],
    resolve: {
      alias: [{ find: UNUSED_PACKAGES, replacement: 'data:text/javascript,export default {}' }],
    },
    build: {
      write: false,
      assetsDir: '',
      assetsInlineLimit: 0,
      target: 'esnext',
      rolldownOptions: {
        input: 'cms/edit.ts',
        checks: { pluginTimings: false },
        output: { entryFileNames: 'edit.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(
    output
      .filter(({ fileName }) => !UNUSED_FILES.test(fileName))
      .map((file) => [file.fileName, file.type === 'chunk' ? patchCms(file.code) : file.source]),
  );
}

const addressOf = ({ name, repo }: NonNullable<Settings['cms']>) =>
  `https://${name}.com/${repo}${name === 'gitlab' ? '/-' : ''}`;

/** The last commit; unknown in Docker, where there is neither Git nor its history. */
function lastCommit() {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%H %cI'], { encoding: 'utf8' });
  const [commit, date] = stdout?.trim().split(' ') ?? [];
  return { commit, date };
}

/** Tells /admin when the site was built and from which commit, or the mistakes that stop a build. */
export function published({ cms }: Pick<Settings, 'cms'>) {
  const waiting = waitingContent();
  if (cms) return { waiting, builtAt: new Date(), ...lastCommit(), repository: addressOf(cms) };
  const mistakes = findMistakes(COMPANY, languages).map((mistake) => {
    const form = formOf(mistake);
    if (!form) return { line: mistakeLine(mistake) };
    const { list, entry, language, field } = form;
    const query = new URLSearchParams({ language, field });
    return { line: mistakeLine(mistake), form: `/admin?${query}${formAt(list, entry)}` };
  });
  return { waiting, mistakes };
}

/** Content that visitors will see on a later day, with that day. */
const waitingContent = () =>
  readSources(COMPANY, languages)
    .flatMap(({ name, content }) => {
      const day = name in FOLDERS && content ? dayOfAppearance(content) : undefined;
      return day ? `${day}: ${headingOf(content)}` : [];
    })
    .sort();

const HIDDEN_SIGN_INS = `<style>${OTHER_SIGN_INS} { display: none; }</style>`;

const configFor = (settings: Settings) =>
  JSON.stringify({ ...configOf(settings), published: published(settings) }).replaceAll(
    '<',
    '\\u003c',
  );

const page = (settings: Settings) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Edit ${company.name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${settings.cms ? '' : HIDDEN_SIGN_INS}
    <script type="application/json" id="config">${configFor(settings)}</script>
    <script type="module" src="/admin/edit.js"></script>
  </head>
  <body></body>
</html>
`;

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

export const cms = (settings: Settings): AstroIntegration => ({
  name: 'cms',
  hooks: {
    'astro:server:setup': ({ server }) => {
      // The bundle is built when somebody first opens /admin.
      let files: ReturnType<typeof bundle> | undefined;
      server.middlewares.use('/admin', async ({ url = '' }, response) => {
        files ??= bundle();
        const data = (await files).get(url.slice(1));
        response.setHeader('Content-Type', TYPES[extname(url)] ?? 'text/html; charset=utf-8');
        response.setHeader('Content-Security-Policy', adminPolicy(settings.cms));
        response.end(data ?? page(settings));
      });
    },
    'astro:server:start': ({ address, logger }) =>
      logger.info(
        `Edit at http://localhost:${address.port}/admin, in Chrome or Edge (others open no folder).`,
      ),
    'astro:build:done': async ({ dir }) => {
      if (!settings.cms) return;
      mkdirSync(new URL('admin', dir));
      for (const [name, data] of await bundle()) writeFileSync(new URL(`admin/${name}`, dir), data);
      writeFileSync(new URL('admin.html', dir), page(settings));
    },
  },
});
