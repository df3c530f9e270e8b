import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../e2e/tools/free-port.ts';
import { findOrInstall } from '../../../scripts/system-packages.ts';

const VERSIONS = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

function findPrograms() {
  const newest = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort().at(-1) : undefined;
  return newest && existsSync(join(VERSIONS, newest, 'bin/postgres'))
    ? join(VERSIONS, newest, 'bin')
    : undefined;
}

function programsOrThrow() {
  const programs = findOrInstall(findPrograms, 'postgresql');
  if (programs) return programs;
  throw new Error(
    'PostgreSQL is not installed. Install it for these tests: apt-get install postgresql.',
  );
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
const userId = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** A real PostgreSQL with its own folder and port, which goes when the test goes. */
export async function startPostgres() {
  const programs = programsOrThrow();
  const user = isRoot ? { uid: userId('-u'), gid: userId('-g') } : {};
  const folder = mkdtempSync(join(tmpdir(), 'inbox-postgres-'));
  if (user.uid) chownSync(folder, user.uid, user.gid!);
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(
    join(programs, 'initdb'),
    ['-D', join(folder, 'db'), '-U', 'inbox', '-A', 'trust', '-E', 'UTF8', '-N'],
    options,
  );
  const port = await freePort();
  const url = (database: string) => `postgres://inbox@127.0.0.1:${port}/${database}`;

  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: url('postgres') });
    try {
      await client.connect();
      await client.query(sql);
    } finally {
      await client.end().catch(() => {});
    }
  };

  const start = async () => {
    const args = [
      '-D',
      join(folder, 'db'),
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      // A test's words need not outlive a power cut, and nobody waits for the disk.
      '-c',
      'fsync=off',
    ];
    const server = spawn(join(programs, 'postgres'), args, options);
    const exited = once(server, 'exit');
    const deadline = Date.now() + 120_000;
    while (
      !(await ask('SELECT 1').then(
        () => true,
        () => false,
      ))
    ) {
      if (Date.now() > deadline) throw new Error('PostgreSQL did not start within two minutes.');
      await sleep(100);
    }
    return { server, exited };
  };

  let running = await start();
  const stop = async () => {
    running.server.kill('SIGINT'); // a fast shutdown: connections are cut
    await running.exited;
  };
  let databases = 0;
  return {
    /** The address of a new, empty database. */
    async createDatabase() {
      databases += 1;
      await ask(`CREATE DATABASE test${databases}`);
      return url(`test${databases}`);
    },
    stop,
    async start() {
      running = await start();
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
