// Installs packages, and Node 24 where it is missing. It runs on Node 20 and without any package.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** docs/decisions/0040-installing-node.md */
const MINIMUM = 24;
const BIN = join('node_modules', '.bin');
const NODE = join('scripts', 'node', 'node_modules');
/** Results of builds, which npm ci would delete with everything else in node_modules. */
const CACHES = ['.astro', '.cache'];
const KEPT = join('.astro', 'kept');
const OFFLINE = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|ENOTCACHED)\b/;

const stop = (reason) => {
  console.error(reason);
  process.exit(1);
};
const isWindows = process.platform === 'win32';
const isInside = (folder) => process.execPath.startsWith(resolve(folder) + sep);
const checksum = (file) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');
const move = (from, to) => {
  if (!fs.existsSync(from)) return;
  fs.rmSync(to, { recursive: true, force: true });
  fs.renameSync(from, to);
};

/**
 * Installs the packages of a folder, unless that was done on this kind of machine. No package may
 * run an install script. Returns whether anything was installed.
 */
function install(folder, description, caches = []) {
  const lock = checksum(join(folder, 'package-lock.json'));
  const stampFile = join(folder, 'node_modules', '.installed');
  const stamp = `${lock} ${process.platform} ${process.arch}`;
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) return false;
  console.log(`Installing ${description} …`);
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1'];
  const kept = join(folder, KEPT);
  if (caches.length > 0) fs.mkdirSync(kept, { recursive: true });
  for (const name of caches) move(join(folder, 'node_modules', name), join(kept, name));
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', ...options], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    shell: isWindows,
  });
  fs.mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of caches) move(join(kept, name), join(folder, 'node_modules', name));
  fs.rmSync(kept, { recursive: true, force: true });
  if (status !== 0) {
    const [code] = OFFLINE.exec(stderr ?? '') ?? [];
    if (code)
      stop(`The packages cannot be fetched (${code}). Connect this machine, and run it again.`);
    if (stderr) console.error(stderr.trim());
    stop('npm ci failed, so nothing was started. The lines above say why.');
  }
  fs.writeFileSync(stampFile, stamp);
  return true;
}

/** Links Node into node_modules/.bin, which npm puts first on the path of every script. */
function installNode() {
  const description = `Node, as this machine has ${process.versions.node}`;
  const isNew = install(join('scripts', 'node'), description);
  const link = join(BIN, isWindows ? 'node.cmd' : 'node');
  if (!isNew && fs.existsSync(link)) return;
  const binaryIn = (name) => join(NODE, name, 'bin', isWindows ? 'node.exe' : 'node');
  const binary = fs.readdirSync(NODE).map(binaryIn).find(fs.existsSync);
  if (!binary) stop(`Node ${MINIMUM} or newer is missing, and no package has it for this machine.`);
  fs.rmSync(link, { force: true });
  if (isWindows) fs.writeFileSync(link, `@"${resolve(binary)}" %*\r\n`);
  else fs.linkSync(binary, link);
}

install('.', 'packages (about half a minute the first time)', CACHES);
const isOurNode = isInside('node_modules') || isInside(NODE);
const isNewEnough = Number(process.versions.node.split('.')[0]) >= MINIMUM;
if (isOurNode || !isNewEnough) installNode();
