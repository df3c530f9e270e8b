/** Astro's build, in a process of its own. If it stops, one line says where and why. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'astro';
import { settings, stop } from '../src/settings.ts';

type Failure = Error & { id?: string; loc?: { file?: string }; errors?: Failure[] };

/** An error of Vite contains those of its plugins; one of Astro names the route that threw it. */
function failureLine(error: Failure) {
  const { id, loc, message } = error.errors?.[0] ?? error;
  const file = (loc?.file ?? id ?? '').split('?')[0]!.replace(/^file:\/\//, '');
  const lines = stripVTControlCharacters(message).split('\n');
  const reason = lines.find((line) => line.trim() !== '')!.replaceAll(`${process.cwd()}/`, '');
  return `The build stopped${file && ` at ${relative(process.cwd(), file)}`}: ${reason}`;
}

/** Shared between companies, because pictures are named after their content. */
const PICTURES = 'node_modules/.astro/assets';

/**
 * Astro keeps one company's content below its root, and in its cache. A build into another folder
 * has a root and a cache of its own, so that it can run beside others. Only builds into folders
 * outside the project still share the cache of the code that renders them.
 */
function separateFolders() {
  mkdirSync(PICTURES, { recursive: true });
  const root = mkdtempSync(resolve('node_modules/.astro/root-'));
  process.once('exit', () => rmSync(root, { recursive: true }));
  const cacheDir = join(root, 'cache');
  mkdirSync(cacheDir);
  symlinkSync(resolve(PICTURES), join(cacheDir, 'assets'), 'junction');
  return { root, cacheDir, srcDir: resolve('src'), outDir: resolve(settings.out) };
}

if (import.meta.main) {
  const logLevel = process.argv.includes('--silent') ? 'silent' : 'info';
  const folders = process.env.OUT ? separateFolders() : {};
  process.env.NODE_ENV = 'production'; // before the configuration loads React
  const { default: config } = await import('../astro.config.ts');
  // Astro itself would read its configuration through Vite, which takes half a second longer.
  const inline = { ...config, ...folders, logLevel, configFile: false } as const;
  await build(inline).catch((error: Failure) => stop(failureLine(error)));
  process.exit();
}
