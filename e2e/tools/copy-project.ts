import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const LEFT_OUT = ['.git', 'dist', 'deploy', 'data', 'test-results', 'node_modules', 'public'];

/**
 * The project in a folder of its own, where a test may build and change what it likes. What is large is linked; the
 * packages one by one, since a build keeps its own notes beside them.
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
