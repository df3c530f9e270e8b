import { spawnSync } from 'node:child_process';

const works = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const isThere = (command: string) =>
  works('which', command) || works('test', '-x', `/usr/sbin/${command}`);

/** Whether a command is on this machine, installed first where Debian's packages can be. */
export function haveCommand(command: string, ...packages: string[]) {
  if (isThere(command)) return true;
  const canInstall = process.getuid?.() === 0 && isThere('apt-get');
  if (!canInstall) return false;
  console.log(`Installing ${packages.join(', ')} from the system packages …`);
  works('apt-get', 'update');
  works('apt-get', 'install', '--yes', '--no-install-recommends', ...packages);
  return isThere(command);
}
