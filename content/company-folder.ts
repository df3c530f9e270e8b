import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, relative, resolve, sep } from 'node:path';
import { orExit, UserError } from '../user-error.ts';
import * as leftOut from './left-out.ts';

/** The sample: shown until there is a company. */
export const SAMPLE = 'examples/kelvin';

function companyFolder() {
  const named = process.env.COMPANY || (existsSync('company') ? 'company' : SAMPLE);
  const folder = relative('.', named).replaceAll(sep, '/');
  if (!folder.startsWith('..') && existsSync(`${folder}/languages.ts`)) return folder;
  throw new UserError(
    `COMPANY is ${named}, which is no company. Name a folder of this project that has a languages.ts, such as ${SAMPLE}.`,
  );
}

/** The folder of the company that is shown: COMPANY if set, else the adopter's own. */
export const COMPANY = orExit(companyFolder);

export const MEDIA = `${COMPANY}/public/media`;

export const { languages } = createRequire(import.meta.url)(resolve(COMPANY, 'languages.ts')) as {
  languages: readonly string[];
};

/**
 * The file behind `#company/facts.ts` or `#words/home.ts`: the language's own, else that of the
 * first language or of the company, else the default for a file that a company may leave out.
 */
export function companyFile(specifier: string, language = languages[0]!, first = languages[0]!) {
  const [, room, file] = specifier.match(/^#(company|words)\/(.+)$/) ?? [];
  if (!file) return undefined;
  const shared = resolve(COMPANY, room === 'words' ? first : '.', file);
  const found = [resolve(COMPANY, language, file), shared].find((path) => existsSync(path));
  if (found) return found;
  return basename(file, '.ts') in leftOut ? resolve('content/left-out.ts') : shared;
}
