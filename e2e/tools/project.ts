import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { languages } from '#company/languages.ts';

const LEFT_OUT = ['.git', 'dist', 'deploy', 'data', 'test-results', 'node_modules', 'public'];

/**
 * A copy of the project, where a test may build and change what it likes. What is large is linked; the packages one
 * by one, since a build keeps its own notes beside them.
 */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  cpSync('.', folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !LEFT_OUT.includes(path),
  });
  symlinkSync(resolve('public'), join(folder, 'public'));
  mkdirSync(join(folder, 'node_modules'));
  const packages = readdirSync('node_modules').filter(
    (name) => name === '.bin' || !name.startsWith('.'),
  );
  for (const name of packages)
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** Builds the project or a copy of it, as `npm start` would: for visitors and not for tests. */
export const buildSite = (project: string, endpoint = process.env.FORM_ENDPOINT) =>
  execFileSync('node', ['scripts/build-if-stale.ts'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', FORM_ENDPOINT: endpoint },
  });

/** For Vitest's global set-up: where something has changed since the last build, or there is none. */
export default () => {
  buildSite('.');
};

const [first] = languages as [string];

/** Every language that has words, built or not; the company's first one first. */
export const writtenLanguages = [
  first,
  ...readdirSync('company').filter(
    (name) => name !== 'words' && name !== first && existsSync(`company/${name}/language.ts`),
  ),
];
