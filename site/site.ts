import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, EnvironmentOptions, Plugin, ViteBuilder } from 'vite';
import { sourceHash } from '../hosting/headers.ts';
import { hostFiles } from '../hosting/host-files.ts';
import { type Environment, INBOX_ENDPOINT } from '../settings.ts';
import { compressFolder } from './compress.ts';
import { environmentOf, untranslated } from './languages.ts';
import { ENTRY, readScripts, runScript, withIntegrity } from './scripts.ts';

type Rendering = typeof import('./rendering.ts');

type Parts = { head: string; scripts: string; app: string };

const fill = (template: string, { code, direction }: Rendering['language'], parts: Parts) =>
  Object.entries(parts).reduce(
    (html, [name, part]) => html.replace(`<!--${name}-->`, () => part),
    template.replace('lang="en"', `lang="${code}"${direction === 'rtl' ? ' dir="rtl"' : ''}`),
  );

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Says which words of a language are still the first one's. */
function warnOfUntranslated(language: string, first: string) {
  const files = untranslated(language, first);
  if (files.length === 0) return;
  console.warn(`company/${language} lacks ${files.join(', ')}: shown in "${first}" until it has.`);
}

const preloadFont = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/static/${file}">`;

/** The built page without its words: the one stylesheet goes into the document, the script after everything else. */
async function readTemplate(out: string) {
  const html = await readFile(join(out, 'index.html'), 'utf8');
  const sheet = html.match(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/);
  if (!sheet?.[1])
    throw new Error('The build made no stylesheet. Is it still imported in src/browser.tsx?');
  const css = (await readFile(join(out, sheet[1]), 'utf8')).trim();
  await rm(join(out, sheet[1]));
  const fonts = (await readdir(join(out, 'static'))).filter((file) => file.endsWith('.woff2'));
  const template = html
    .replace('<!--head-->', `${fonts.map(preloadFont).join('')}<!--head-->`) // first of all: they are used in time or never
    .replace(sheet[0], () => `<style>${css}</style>`)
    .replace('<script ', '<script fetchpriority="low" ')
    .replace(/>\s+</g, '><');
  return { template: await withIntegrity(template, out), css };
}

/** One language's pages: their words, and the document around them. */
async function buildLanguage(builder: ViteBuilder, language: string, first: string) {
  const [client, ssr] = (['client', 'ssr'] as const).map(
    (part) => builder.environments[environmentOf(part, language, first)]!,
  ) as [BuildEnvironment, BuildEnvironment];
  warnOfUntranslated(language, first);
  for (const part of [client, ssr]) await builder.build(part);
  const out = client.config.build.outDir;
  const entry = resolve(ssr.config.build.outDir, 'rendering.js');
  const rendering = (await import(pathToFileURL(entry).href)) as Rendering;
  return { rendering, scriptsOf: await readScripts(out), ...(await readTemplate(out)) };
}

/** Vite's environments of a language. The files that all languages share are the first one's to copy. */
const environmentsOf = (
  language: string,
  first: string,
  outDir: string,
): Record<string, EnvironmentOptions> => ({
  [environmentOf('client', language, first)]: {
    consumer: 'client',
    build: {
      manifest: true,
      emptyOutDir: language === first,
      copyPublicDir: language === first,
      rolldownOptions: { input: { 'after-paint': 'index.html', site: ENTRY } },
    },
  },
  [environmentOf('ssr', language, first)]: {
    consumer: 'server',
    build: {
      minify: false,
      outDir: join(outDir, '.prerender', language),
      copyPublicDir: false,
      rolldownOptions: { input: 'site/rendering.ts' },
    },
  },
});

/** What a host needs beside the pages lies beside their folder: dist/ and deploy/ travel together. */
const deployOf = (out: string) => join(out, '..', 'deploy');

/** Writes every page as a document that is complete by itself; in development renders the page that is asked for. */
export function site(environment: Environment): Plugin {
  const { languages } = environment;
  const [first] = languages as [string];
  return {
    name: 'site',
    config: ({ build: { outDir = 'dist' } = {} }) => ({
      builder: {},
      environments: {
        ...Object.assign(
          {},
          ...languages.map((language) => environmentsOf(language, first, outDir)),
        ),
        // Node reads TypeScript as well, but at thirty megabytes a thread, and with all the sources beside it.
        server: {
          consumer: 'server',
          build: {
            outDir: deployOf(outDir),
            copyPublicDir: false,
            minify: false,
            rolldownOptions: {
              input: {
                server: 'server/start.ts',
                helper: 'server/helper.ts',
                inbox: 'inbox/cli.ts',
              },
              output: { minify: false, chunkFileNames: '[name].js' },
            },
          },
        },
      },
    }),

    async transformIndexHtml(template, { server, originalUrl = '/' }) {
      if (!server) return template;
      const rendering = (await server.ssrLoadModule('/site/rendering.ts')) as Rendering;
      const page = await rendering.render(new URL(originalUrl, 'http://dev').pathname);
      return fill(template, rendering.language, {
        head: rendering.headTags(page, environment),
        scripts: runScript(ENTRY),
        app: page.html,
      });
    },

    async buildApp(builder) {
      const { client, server } = builder.environments;
      const out = client!.config.build.outDir;
      const builds = [];
      for (const language of languages) builds.push(await buildLanguage(builder, language, first));
      await builder.build(server!);

      for (const { rendering, template, scriptsOf } of builds) {
        for (const path of rendering.renderedPaths) {
          const page = await rendering.render(path);
          const html = fill(template, rendering.language, {
            head: rendering.headTags(page, environment),
            scripts: scriptsOf(page.name),
            app: page.html,
          });
          await write(join(out, path === '/' ? 'index.html' : `${path}.html`), html);
        }
      }
      const [{ rendering, css }] = builds as [Awaited<ReturnType<typeof buildLanguage>>];
      for (const [file, text] of Object.entries(rendering.companionFiles(environment)))
        await write(join(out, file), text);
      const { dist, deploy } = hostFiles({
        settings: { ...environment, styleHash: sourceHash(css) },
        pages: builds.flatMap(({ rendering }) => Object.values(rendering.paths)),
        folders: builds.map(({ rendering }) => rendering.paths.home).filter((home) => home !== '/'),
        hasInbox: environment.formEndpoint === INBOX_ENDPOINT,
      });
      for (const [file, text] of Object.entries(dist)) await write(join(out, file), text);
      for (const [file, text] of Object.entries(deploy))
        await write(join(deployOf(out), file), text);
      for (const made of ['.vite', '.prerender']) await rm(join(out, made), { recursive: true });
      await compressFolder(out);
    },
  };
}
