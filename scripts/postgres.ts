/** A PostgreSQL for tests and measurements. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const VERSIONS = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** Debian's packages keep the programs of each version apart; elsewhere they are in the PATH. */
function programs() {
  const newest =
    existsSync(VERSIONS) && readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0];
  if (newest) return join(VERSIONS, newest, 'bin');
  return spawnSync('postgres', ['--version']).error ? undefined : '';
}

/** A port that nobody listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** In a folder and on a port of its own: no other PostgreSQL is touched. */
export async function startPostgres(...more: string[]) {
  if (programs() === undefined && isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing PostgreSQL …');
    execFileSync('apt-get', ['install', '-y', 'postgresql'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const found = programs();
  if (found === undefined)
    throw new Error('PostgreSQL is missing: install it, or set TEST_DATABASE_URL.');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  // PostgreSQL refuses to run as root; its package brings a user for it.
  const user = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  const data = join(folder, 'data');
  execFileSync(
    join(found, 'initdb'),
    ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8'],
    options,
  );
  const port = await freePort();
  const place = ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1'];
  const server = spawn(join(found, 'postgres'), [...place, ...more], options);
  const isReady = () =>
    spawnSync(join(found, 'pg_isready'), ['-h', '127.0.0.1', '-p', `${port}`]).status === 0;
  while (!isReady() && server.exitCode === null) await pause(100);
  return {
    url: `postgres://tests@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await new Promise((done) => server.once('exit', done));
      rmSync(folder, { recursive: true });
    },
  };
}
