import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Module = Record<string, unknown>;

/** How a file of the company is read: by Node in a build, by Vite while it is being edited. */
export type Load = (file: string) => Promise<unknown>;

export const loadWithNode: Load = (file) => import(pathToFileURL(resolve(file)).href);

/** All that a company says in one language: what each file exports, by the file's name. */
export type Content = { language: string; facts: Module; words: Record<string, Module> };

/** A file of the company that cannot be read at all. */
export class UnreadableContent extends Error {}

async function read(load: Load, file: string) {
  try {
    return (await load(file)) as Module;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error;
    throw new UnreadableContent(`${file}: cannot be read. ${reason}`, { cause: error });
  }
}

export async function readContent(load: Load, language = 'en', folder = 'company') {
  const names = readdirSync(`${folder}/${language}`)
    .filter((file) => /^[a-z-]+\.ts$/.test(file))
    .map((file) => file.replace('.ts', ''));
  const words = await Promise.all(
    names.map(async (name) => [name, await read(load, `${folder}/${language}/${name}.ts`)]),
  );
  return {
    language,
    facts: await read(load, `${folder}/facts.ts`),
    words: Object.fromEntries(words) as Content['words'],
  };
}
