import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { sourceHash } from '../hosting/headers.ts';
import { hostFiles } from '../hosting/host-files.ts';
import { type Environment, INBOX_ENDPOINT } from '../settings.ts';
import { compressFolder } from './compress.ts';
import type { Assets } from './document.ts';

type Rendering = typeof import('./rendering.ts');

const ENTRY = 'src/browser.ts';

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** In development Vite serves the sources, and brings the styles by script. */
const SOURCES: Assets = { styles: '', fonts: [], script: { src: `/${ENTRY}` } };

/** The stylesheet goes into every document, so its file is not needed. */
async function takeAssets(out: string, { output }: Rolldown.RolldownOutput) {
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)!;
  const sheet = output.find((file) => file.fileName.endsWith('.css'));
  if (!sheet) throw new Error(`The build made no stylesheet. Does ${ENTRY} still import it?`);
  const styles = (await readFile(join(out, sheet.fileName), 'utf8')).trim();
  await rm(join(out, sheet.fileName));
  const hash = sourceHash(await readFile(join(out, script.fileName)));
  return {
    styles,
    fonts: output.map(({ fileName }) => `/${fileName}`).filter((file) => file.endsWith('.woff2')),
    // The browser refuses a script that is not the one that was built.
    script: { src: `/${script.fileName}`, integrity: hash.replaceAll("'", '') },
  };
}

/** What a host needs beside the pages lies beside their folder: dist/ and deploy/ travel together. */
const deployOf = (out: string) => join(out, '..', 'deploy');

/** Writes every page as a document that is complete by itself, in development when it is asked for. */
export function site(environment: Environment): Plugin {
  return {
    name: 'site',
    config: ({ build: { outDir = 'dist' } = {} }) => ({
      appType: 'custom',
      builder: {},
      environments: {
        client: { build: { rolldownOptions: { input: { browser: ENTRY } } } },
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
                health: 'server/health.ts',
                inbox: 'inbox/cli.ts',
              },
              output: { minify: false, chunkFileNames: '[name].js' },
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
      const { client, ssr, server } = builder.environments;
      const built = (await builder.build(client!)) as Rolldown.RolldownOutput;
      for (const part of [ssr, server]) await builder.build(part!);

      const out = client!.config.build.outDir;
      const assets = await takeAssets(out, built);
      const entry = join(process.cwd(), ssr!.config.build.outDir, 'rendering.js');
      const { render, renderedPaths, writeDocument, SPECULATION_RULES, companionFiles, paths } =
        (await import(pathToFileURL(entry).href)) as Rendering;

      for (const path of renderedPaths) {
        const page = await render(path);
        const html = writeDocument(page, assets, environment);
        await write(join(out, path === '/' ? 'index.html' : `${path}.html`), html);
      }
      for (const [file, text] of Object.entries(companionFiles(environment)))
        await write(join(out, file), text);
      const { dist, deploy } = hostFiles({
        settings: {
          ...environment,
          styleHash: sourceHash(assets.styles),
          scriptHash: sourceHash(SPECULATION_RULES),
        },
        pages: Object.values(paths),
        hasInbox: environment.formEndpoint === INBOX_ENDPOINT,
      });
      for (const [file, text] of Object.entries(dist)) await write(join(out, file), text);
      for (const [file, text] of Object.entries(deploy))
        await write(join(deployOf(out), file), text);
      await rm(join(out, '.prerender'), { recursive: true });
      await compressFolder(out);
    },
  };
}
