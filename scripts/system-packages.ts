import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];

/** Where a command is, also among those for administrators. */
export const findCommand = (...names: string[]) =>
  names
    .flatMap((name) => FOLDERS.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

/**
 * What `find` finds, after Debian's packages for it have been installed where they can be. One installation at a time,
 * however many tests ask for one.
 */
export function findOrInstall(find: () => string | undefined, ...packages: string[]) {
  const found = find();
  const canInstall = process.getuid?.() === 0 && findCommand('apt-get');
  if (found || !canInstall) return found;
  console.log(`Installing ${packages.join(', ')} from the system packages …`);
  const install = `apt-get install --yes --no-install-recommends ${packages.join(' ')}`;
  spawnSync('flock', ['/var/lock/tests-install', 'sh', '-c', `apt-get update; ${install}`], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return find();
}
