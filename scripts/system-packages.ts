import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];

/** The path of a command, including those for administrators. */
export const findCommand = (...names: string[]) =>
  names
    .flatMap((name) => FOLDERS.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

/** The Debian packages that tests need. */
const FOR_TESTS = ['chromium-headless-shell', 'chromium', 'fonts-liberation'];

export const isRefused = () => Boolean(process.env.NO_INSTALL);

const canInstall = () => !isRefused() && process.getuid?.() === 0 && findCommand('apt-get');

/** Announces in one line what tests may install here, and how to prevent it. */
export function announceForTests() {
  if (!canInstall()) return;
  const { stdout } = spawnSync('dpkg-query', ['--show', ...FOR_TESTS], { encoding: 'utf8' });
  const there = stdout?.split('\n').map((line) => line.split(/[:\t]/)[0]);
  const missing = FOR_TESTS.filter((name) => !there?.includes(name));
  if (missing.length > 0)
    console.log(
      `Tests install Debian's packages where they need them: ${missing.join(', ')}. ` +
        'With NO_INSTALL=1 they install nothing, and skip by name what needs one.',
    );
}

/**
 * What `find` finds, after its Debian packages have been installed where possible. One installation
 * at a time, however many tests ask for one.
 */
export function findOrInstall(find: () => string | undefined, ...packages: string[]) {
  const found = find();
  if (found || !canInstall()) return found;
  console.log(`Installing ${packages.join(', ')} from Debian's packages (NO_INSTALL=1 refuses) …`);
  const install = `apt-get install --yes --no-install-recommends ${packages.join(' ')}`;
  spawnSync('flock', ['/var/lock/tests-install', 'sh', '-c', `apt-get update; ${install}`], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return find();
}
