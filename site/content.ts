import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '#company/languages.ts';

type Module = Record<string, unknown>;

/** How a file of the company is read: by Node in a build, by Vite while it is being edited. */
export type Load = (file: string) => Promise<unknown>;

export const loadWithNode: Load = (file) => import(pathToFileURL(resolve(file)).href);

/** All that a company says in one language: what each file exports, by the file's name. */
export type Content = {
  language: string;
  factsFile: string;
  facts: Module;
  words: Record<string, Module>;
};

const FACTS = 'facts.ts';

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

/** The company in one language, which may say some of its facts in its own way. */
export async function readContent(load: Load, language = languages[0]!, folder = 'company') {
  if (!existsSync(`${folder}/${language}`))
    throw new UnreadableContent(
      `${folder}/${language}: there is no such folder. Write the words there, or leave the language out of LANGUAGES.`,
    );
  const names = readdirSync(`${folder}/${language}`)
    .filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== FACTS)
    .map((file) => file.replace('.ts', ''));
  const words = await Promise.all(
    names.map(async (name) => [name, await read(load, `${folder}/${language}/${name}.ts`)]),
  );
  const factsFile = existsSync(`${folder}/${language}/${FACTS}`) ? `${language}/${FACTS}` : FACTS;
  return {
    language,
    factsFile,
    facts: await read(load, `${folder}/${factsFile}`),
    words: Object.fromEntries(words) as Content['words'],
  };
}
