import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findCommand, findOrInstall } from '../../scripts/system-packages.ts';

// Builds the Dockerfile for real: `npm run test:image`. With Debian's buildah, which needs no
// daemon, on a base of Debian and the Node that runs this, as the real base may be unreachable.

const folder = mkdtempSync(join(tmpdir(), 'image-'));
const storage = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
const BASE = 'localhost/site-base';
const IMAGE = 'localhost/site';

function run(command: string, args: string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    input,
    maxBuffer: 1e9,
    env: { ...process.env, BUILDAH_ISOLATION: 'chroot' },
  });
  return { isDone: status === 0, said: stdout + stderr };
}

function must(what: string, command: string, args: string[]) {
  console.log(`${what} …`);
  const { isDone, said } = run(command, args);
  if (!isDone) throw new Error(`${what}: failed.\n${said.slice(-3000)}`);
  return said.trim();
}

const buildah = (what: string, ...args: string[]) => must(what, 'buildah', [...storage, ...args]);

/** Debian, the Node that runs this, and the machine's npm. */
function makeBase() {
  const container = buildah('An empty image', 'from', 'scratch').split('\n').at(-1)!;
  const root = buildah('Its files', 'mount', container).split('\n').at(-1)!;
  must("Debian's packages", 'debootstrap', ['--variant=minbase', 'bookworm', root]);
  const npm = spawnSync('sh', ['-c', 'readlink -f "$(command -v npm)"'], { encoding: 'utf8' });
  const npmFolder = dirname(dirname(npm.stdout.trim()));
  const bin = join(root, 'usr/local/bin');
  mkdirSync(bin, { recursive: true });
  cpSync(process.execPath, join(bin, 'node'), { dereference: true });
  cpSync(npmFolder, join(root, 'usr/local/lib/npm'), { recursive: true });
  symlinkSync('../lib/npm/bin/npm-cli.js', join(bin, 'npm'));
  cpSync('/etc/ssl/certs', join(root, 'etc/ssl/certs'), { recursive: true, dereference: true });
  // While it is built, the image trusts what this machine trusts: its packages come the same way.
  const trusted = 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt';
  buildah('Its settings', 'config', '--env', trusted, container);
  buildah('The base', 'commit', container, BASE);
}

function build(...settings: string[]) {
  const configuration = join(process.env.HOME ?? '', '.npmrc');
  const volumes = existsSync(configuration) ? ['--volume', `${configuration}:/root/.npmrc:ro`] : [];
  const values = [`BASE=${BASE}`, ...settings].flatMap((setting) => ['--build-arg', setting]);
  const args = [...storage, 'build', '--format', 'docker', ...volumes, ...values, '-t', IMAGE, '.'];
  return run('buildah', args);
}

/** A command in a container of the image, as its own user. */
function inImage(script: string) {
  const container = buildah('A container', 'from', IMAGE).split('\n').at(-1)!;
  return buildah('The site in it', 'run', container, '--', 'sh', '-c', script);
}

// The server starts, responds, passes its health check, stores and returns a message, and stops.
const VISIT = `
node --max-semi-space-size=2 deploy/server.js & server=$!
for i in $(seq 100); do node deploy/server.js --health && break; sleep 0.3; done
node deploy/server.js --health || exit 1
node -e "
  const message = { id: crypto.randomUUID(), firstName: 'Ada', lastName: 'Frost', email: 'ada@example.com', message: 'Two pallets.' };
  const headers = { 'Content-Type': 'application/json' };
  const post = { method: 'POST', headers, body: JSON.stringify(message) };
  const origin = 'http://127.0.0.1:' + process.env.PORT;
  Promise.all([fetch(origin + '/about'), fetch(origin + '/api/forms/contact', post)]).then(([page, taken]) => {
    console.log('page', page.status, 'message', taken.status, 'as user', process.getuid());
  });
"
node deploy/inbox.js list
kill -TERM $server
wait $server
echo "stopped with $?"
ls -l /data | tail -n +2 | cut -c1-10 | sort -u
`;

const EXPECTED = ['page 200 message 201 as user 1000', 'Ada Frost', 'stopped with 0', '-rw-------'];

try {
  for (const name of ['buildah', 'debootstrap'])
    if (!findOrInstall(() => findCommand(name), name))
      throw new Error(`${name} is neither installed nor installable here.`);
  makeBase();
  console.log('The image without SITE_ORIGIN …');
  const refused = build('FORM_ENDPOINT=/api/forms');
  if (refused.isDone || !refused.said.includes("Give the site's public address"))
    throw new Error(
      `A build without SITE_ORIGIN should fail, and say why.\n${refused.said.slice(-2000)}`,
    );
  console.log('The image with it …');
  const built = build('SITE_ORIGIN=https://www.example.com', 'FORM_ENDPOINT=/api/forms');
  if (!built.isDone) throw new Error(`The image was not built.\n${built.said.slice(-3000)}`);
  const said = inImage(VISIT);
  const missing = EXPECTED.filter((line) => !said.includes(line));
  if (missing.length > 0) throw new Error(`Missing: ${missing.join('; ')}\n${said}`);
  console.log(
    `${said}\n\nThe image is built, runs as its user, keeps a message and stops cleanly.`,
  );
} finally {
  run('buildah', [...storage, 'rm', '--all']);
  rmSync(folder, { recursive: true, force: true });
}
