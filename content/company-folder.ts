import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, resolve, sep } from 'node:path';
import { orExit, UserError } from '../user-error.ts';

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

/** The folder of the company that is shown: COMPANY names it, else it is the adopter's own. */
export const COMPANY = orExit(companyFolder);

/** Its films and pictures, as the site serves them. */
export const MEDIA = `${COMPANY}/public/media`;

/** What `npm run pictures` has made, from what. */
export const MADE = `${COMPANY}/pictures/made.json`;

/** Its languages, the first one first. */
export const { languages } = createRequire(import.meta.url)(resolve(COMPANY, 'languages.ts')) as {
  languages: readonly string[];
};

/** The file that `#company/facts.ts` or, in the first language, `#words/home.ts` stands for. */
export function companyFile(specifier: string, first = languages[0]!) {
  const [, room, file] = specifier.match(/^#(company|words)\/(.+)$/) ?? [];
  if (!file) return undefined;
  const path = resolve(COMPANY, room === 'words' ? `${first}/${file}` : file);
  return file === 'sections.ts' && !existsSync(path) ? resolve('content/all-sections.ts') : path;
}
