import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { COMPANY, languages } from '../../content/company-folder.ts';

const LEFT_OUT = [
  '.building',
  '.git',
  'dist',
  'deploy',
  'data',
  'test-results',
  'node_modules',
  'next',
];
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
