import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, EnvironmentOptions, Plugin, Rolldown, ViteBuilder } from 'vite';
import { COMPANY } from '../content/company-folder.ts';
import {
  type PolicySettings,
  policy,
  refusedSources,
  siteHeaders,
  sourceHash,
} from '../hosting/headers.ts';
import { type Environment, INBOX_ENDPOINT, NO_INBOX, originNotice } from '../settings.ts';
import { orExit, UserError } from '../user-error.ts';
import { environmentOf, untranslated } from './company-imports.ts';
import { compressFolder } from './compress.ts';
import { moveFolder } from './move-folder.ts';
import type { Assets } from './rendering.ts';

type Rendering = typeof import('./rendering.ts');

export const ENTRY = 'src/runtime/browser.ts';

async function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** In development Vite serves the sources, and injects the styles by script. */
const SOURCES: Assets = { styles: '', fonts: [], script: { src: `/${ENTRY}` } };

/** The stylesheet is inlined into every document, so its file is not needed. */
async function takeAssets(
  out: string,
  { output }: Rolldown.RolldownOutput,
  { typefaces }: Rendering,
) {
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)!;
  const sheet = output.find((file) => file.fileName.endsWith('.css'));
  if (!sheet) throw new Error(`The build made no stylesheet. Does ${ENTRY} still import it?`);
  const styles = (await readFile(join(out, sheet.fileName), 'utf8')).trim();
  await rm(join(out, sheet.fileName));
  const hash = sourceHash(await readFile(join(out, script.fileName)));
  const fonts = Object.values(typefaces).map(({ file }) => file);
  return {
    styles,
    fonts: output
      .filter((file) => file.type === 'asset' && file.names.some((name) => fonts.includes(name)))
      .map(({ fileName }) => `/${fileName}`),
    // Subresource integrity: the browser blocks a script other than the built one.
    script: { src: `/${script.fileName}`, integrity: hash.replaceAll("'", '') },
  };
}

function warnOfUntranslated(language: string, first: string) {
  const files = untranslated(language, first);
  if (files.length === 0) return;
  console.warn(
    `${COMPANY}/${language} lacks ${files.map((name) => `${name}.ts`).join(', ')}: shown in "${first}" until it has.`,
  );
}

/** Vite's environments of a language. Files that all languages share are copied by the first. */
const environmentsOf = (language: string, first: string): Record<string, EnvironmentOptions> => ({
  [environmentOf('client', language, first)]: {
    consumer: 'client',
    build: {
      emptyOutDir: language === first,
      copyPublicDir: language === first,
      rolldownOptions: { input: { browser: ENTRY } },
    },
  },
  [environmentOf('ssr', language, first)]: {
    consumer: 'server',
    build: {
      minify: false,
      outDir: join(BUILDING, 'prerender', language),
      copyPublicDir: false,
      rolldownOptions: { input: 'site/rendering.ts' },
    },
  },
});

async function buildLanguage(builder: ViteBuilder, language: string, first: string) {
  const [client, ssr] = (['client', 'ssr'] as const).map(
    (part) => builder.environments[environmentOf(part, language, first)]!,
  ) as [BuildEnvironment, BuildEnvironment];
  warnOfUntranslated(language, first);
  const built = (await builder.build(client)) as Rolldown.RolldownOutput;
  await builder.build(ssr);
  const entry = resolve(ssr.config.build.outDir, 'rendering.js');
  const rendering = (await import(pathToFileURL(entry).href)) as Rendering;
  return { rendering, assets: await takeAssets(client.config.build.outDir, built, rendering) };
}

/** Fails the build if the policy would block a style or a script of a page. */
function refuseSources(path: string, html: string, settings: PolicySettings) {
  const [refused] = refusedSources(html, policy(settings));
  if (refused)
    throw new UserError(
      `The page ${path} has ${refused} inside, which its content policy refuses. Put styles into the component's .module.css, and scripts into src/enhance.`,
    );
}

/** The build's output: dist/ and, for hosts and servers, deploy/. They belong together. */
const OUTPUTS = ['dist', 'deploy'];
/** Where both are built, while the previous ones are still served. */
const BUILDING = '.building';

/** Writes every page as a complete document: at build time, or on request in development. */
export function site(environment: Environment): Plugin {
  const { languages } = environment;
  const [first] = languages as [string];
  if (environment.formEndpoint === INBOX_ENDPOINT) {
    console.error(NO_INBOX);
    process.exit(1);
  }
  return {
    name: 'site',
    config: (_, { command }) => ({
      appType: 'custom',
      ...(command === 'build' && { build: { outDir: join(BUILDING, 'dist') } }),
      builder: {},
      environments: {
        ...Object.assign({}, ...languages.map((language) => environmentsOf(language, first))),
        // Node runs TypeScript too, but at thirty megabytes a thread, and it needs all the sources.
        server: {
          consumer: 'server',
          build: {
            outDir: join(BUILDING, 'deploy'),
            copyPublicDir: false,
            minify: false,
            rolldownOptions: {
              input: { server: 'server/start.ts' },
              output: { minify: false, chunkFileNames: '[name]-[hash].js' },
            },
          },
        },
      },
    }),

    configureServer(server) {
      const write = async (address: string) => {
        const rendering = (await server.ssrLoadModule('/site/rendering.ts')) as Rendering;
        const page = await rendering.render(new URL(address, 'http://dev').pathname);
        const html = rendering.writeDocument(page, SOURCES, environment);
        return server.transformIndexHtml(address, html);
      };
      return () =>
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          write(request.originalUrl!).then((html) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(html);
          }, next);
        });
    },

    async buildApp(builder) {
      const notice = orExit(() => originNotice(process.env));
      if (notice) console.warn(notice);
      const { client, server } = builder.environments;
      const out = client!.config.build.outDir;
      await rm(BUILDING, { recursive: true, force: true });
      const builds = [];
      for (const language of languages) builds.push(await buildLanguage(builder, language, first));
      await builder.build(server!);

      const [{ rendering }] = builds as [Awaited<ReturnType<typeof buildLanguage>>];
      const settings = {
        ...environment,
        styleHashes: [...new Set(builds.map(({ assets }) => sourceHash(assets.styles)))],
        scriptHash: sourceHash(rendering.SPECULATION_RULES),
      };
      for (const { rendering, assets } of builds) {
        for (const path of rendering.renderedPaths) {
          const page = await rendering.render(path);
          const html = rendering.writeDocument(page, assets, environment);
          orExit(() => refuseSources(path, html, settings));
          await writeFiles(out, { [path === '/' ? 'index.html' : `${path}.html`]: html });
        }
        await writeFiles(out, rendering.languageFiles(environment));
      }
      await writeFiles(out, rendering.companionFiles(environment));
      const headers = siteHeaders(settings);
      await writeFiles(join(BUILDING, 'deploy'), {
        'headers.json': JSON.stringify(headers, null, 2),
      });
      await compressFolder(out);
      for (const folder of OUTPUTS) moveFolder(join(BUILDING, folder), folder);
      await rm(BUILDING, { recursive: true });
    },
  };
}
