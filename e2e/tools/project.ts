import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Company } from '#shapes';
import { COMPANY, languages, SAMPLE } from '../../content/company-folder.ts';

const LEFT_OUT = ['.building', '.git', 'dist', 'deploy', 'data', 'test-results', 'node_modules'];
const PUBLIC = `${COMPANY}/public`;

/** The flags for Node where it runs a source that reads the company. */
export const WITH_COMPANY = ['--import', resolve('content/company-hook.ts')];

/**
 * A copy of the project that a test may build and change. Large folders are linked; node_modules
 * entry by entry, since a build keeps its cache in there.
 */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  cpSync('.', folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => ![...LEFT_OUT, PUBLIC].includes(path),
  });
  symlinkSync(resolve(PUBLIC), join(folder, PUBLIC));
  mkdirSync(join(folder, 'node_modules'));
  const packages = readdirSync('node_modules').filter(
    (name) => name === '.bin' || !name.startsWith('.'),
  );
  for (const name of packages)
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** A copy with a company of its own, as an adopter has. */
export function copyWithCompany(company: string) {
  const folder = copyProject();
  rmSync(join(folder, 'company'), { recursive: true, force: true });
  cpSync(company, join(folder, 'company'), { recursive: true });
  return folder;
}

/** A language that is just begun, in the folder of a company: its name, and the paths of pages. */
export function beginLanguage(company: string, code: string, pages: string[]) {
  mkdirSync(join(company, code));
  const paths = pages.map((name) => [name, name === 'home' ? `/${code}` : `/${code}/${name}`]);
  const language = { code, name: 'Begun', direction: 'ltr', openGraph: 'eo_EO', switch: 'Others' };
  for (const [name, words] of Object.entries({ paths: Object.fromEntries(paths), language }))
    writeFileSync(
      join(company, code, `${name}.ts`),
      `export const ${name} = ${JSON.stringify(words)};`,
    );
}

/** Every file below a folder. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** The files below a folder that name the company of these facts, anywhere. */
export const filesNaming = ({ name, shortName, emails }: Company, folder: string) =>
  filesIn(folder).filter((file) => {
    const bytes = readFileSync(file);
    return [name, shortName, emails.general.split('@')[1]!].some((it) => bytes.includes(it));
  });

/** The company's reference screenshots; those of the sample are beside its other tests. */
export const LOOKS = COMPANY === SAMPLE ? 'e2e/sample/looks' : `${COMPANY}/looks`;

/** Builds the project or a copy of it, as `npm start` would: for production. */
export const buildSite = (project: string, settings: Record<string, string> = {}) =>
  execFileSync('node', ['scripts/build-if-stale.ts'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });

/** For Vitest's global setup: builds if something has changed since the last build. */
export default () => {
  buildSite('.');
};

const [first] = languages as [string];

/** Every language that has words, built or not; the company's first one first. */
export const writtenLanguages = [
  first,
  ...readdirSync(COMPANY).filter(
    (name) => name !== first && existsSync(`${COMPANY}/${name}/language.ts`),
  ),
];
