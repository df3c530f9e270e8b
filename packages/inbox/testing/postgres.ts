import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../e2e/tools/free-port.ts';
import { until } from '../../../e2e/tools/until.ts';
import { findOrInstall } from '../../../scripts/system-packages.ts';

export type StoreSettings = { DATA_DIR: string } | { DATABASE_URL: string };

const VERSIONS = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

function findPrograms() {
  const newest = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort().at(-1) : undefined;
  return newest && existsSync(join(VERSIONS, newest, 'bin/postgres'))
    ? join(VERSIONS, newest, 'bin')
    : undefined;
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
const userId = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

export const findPostgres = () => findOrInstall(findPrograms, 'postgresql');

/** A real PostgreSQL with its own folder and port, removed after the test. */
export async function startPostgres() {
  const programs = findPostgres();
  if (!programs)
    throw new Error(
      'PostgreSQL is missing. Install it for these tests: apt-get install postgresql.',
    );
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
    const place = ['-D', join(folder, 'db'), '-p', String(port), '-k', folder];
    // A test's data need not survive a power cut, so nothing waits for the disk.
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
    const server = spawn(join(programs, 'postgres'), [...place, ...settings], options);
    const exited = once(server, 'exit');
    const answers = () =>
      ask('SELECT 1').then(
        () => true,
        () => false,
      );
    await until(answers, 'PostgreSQL starts');
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
