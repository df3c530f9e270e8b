/** Runs a command with TEST_DATABASE_URL: the one that is set, or that of a temporary server. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stop } from '../src/settings.ts';

const { TEST_DATABASE_URL, NO_INSTALL } = process.env;
const command = process.argv.slice(2);
const run = (name: string, args: string[]) => spawnSync(name, args, { stdio: 'inherit' });
const isInstalled = () => !spawnSync('pg_virtualenv', ['-h']).error;

const INSTALL =
  'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql';
/** Debian's temporary server does not flush by default, which would flatter measurements. */
const TEMPORARY_SERVER = ['-t', '-o', 'fsync=on'];
const WITH_URL =
  'TEST_DATABASE_URL=postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/postgres exec "$@"';

/** Starts PostgreSQL, runs the command with its address, and stops it again. */
function runWithTemporaryServer() {
  if (!isInstalled() && !NO_INSTALL && existsSync('/usr/bin/apt-get')) {
    console.log('Installing PostgreSQL …');
    run('sh', ['-c', INSTALL]);
  }
  if (!isInstalled())
    stop('PostgreSQL is missing. Give a server for tests: TEST_DATABASE_URL=postgres://…');
  return run('pg_virtualenv', [...TEMPORARY_SERVER, 'sh', '-c', WITH_URL, 'sh', ...command]);
}

const [name = '', ...args] = command;
const { status } = TEST_DATABASE_URL ? run(name, args) : runWithTemporaryServer();
process.exitCode = status ?? 1;
