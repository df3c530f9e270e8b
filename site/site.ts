import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { sourceHash } from '../hosting/headers.ts';
import { hostFiles } from '../hosting/host-files.ts';
import { type Environment, INBOX_ENDPOINT } from '../settings.ts';
import { compressFolder } from './compress.ts';
import { ENTRY, readScripts, runScript, withIntegrity } from './scripts.ts';

type Rendering = typeof import('./rendering.ts');

type Parts = { head: string; scripts: string; app: string };

const fill = (template: string, parts: Parts) =>
  Object.entries(parts).reduce(
    (html, [name, part]) => html.replace(`<!--${name}-->`, () => part),
    template,
  );

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
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

/** What a host needs beside the pages lies beside their folder: dist/ and deploy/ travel together. */
const deployOf = (out: string) => join(out, '..', 'deploy');

/** Writes every page as a document that is complete by itself; in development renders the page that is asked for. */
export function site(environment: Environment): Plugin {
  return {
    name: 'site',
    config: ({ build: { outDir = 'dist' } = {} }) => ({
      builder: {},
      environments: {
        client: {
          build: {
            manifest: true,
            rolldownOptions: { input: { 'after-paint': 'index.html', site: ENTRY } },
          },
        },
        ssr: {
          build: {
            minify: false,
            outDir: join(outDir, '.prerender'),
            rolldownOptions: { input: 'site/rendering.ts' },
          },
        },
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
      const { render, headTags } = (await server.ssrLoadModule('/site/rendering.ts')) as Rendering;
      const page = await render(new URL(originalUrl, 'http://dev').pathname);
      return fill(template, {
        head: headTags(page, environment),
        scripts: runScript(ENTRY),
        app: page.html,
      });
    },

    async buildApp(builder) {
      const { client, ssr, server } = builder.environments;
      for (const part of [client, ssr, server]) await builder.build(part!);

      const out = client!.config.build.outDir;
      const { template, css } = await readTemplate(out);
      const scriptsOf = await readScripts(out);
      const entry = join(process.cwd(), ssr!.config.build.outDir, 'rendering.js');
      const { render, renderedPaths, headTags, companionFiles, paths } = (await import(
        pathToFileURL(entry).href
      )) as Rendering;

      for (const path of renderedPaths) {
        const page = await render(path);
        const html = fill(template, {
          head: headTags(page, environment),
          scripts: scriptsOf(page.name),
          app: page.html,
        });
        await write(join(out, path === '/' ? 'index.html' : `${path}.html`), html);
      }
      for (const [file, text] of Object.entries(companionFiles(environment)))
        await write(join(out, file), text);
      const { dist, deploy } = hostFiles({
        settings: { ...environment, styleHash: sourceHash(css) },
        pages: Object.values(paths),
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
