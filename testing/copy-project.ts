import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** Read by a build, but large: linked instead of copied. */
const LINKED = ['node_modules', 'public'];
const LEFT_OUT = ['.git', 'dist', 'deploy', 'data', 'test-results', ...LINKED];

/** The project in a folder of its own, where a test may build and change what it likes. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  cpSync('.', folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(path) });
  for (const name of LINKED) symlinkSync(resolve(name), join(folder, basename(name)));
  return folder;
}
