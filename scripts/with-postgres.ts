/** Runs a command with TEST_DATABASE_URL: the given one, or that of a server for this command only. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stop } from '../src/settings.ts';

const run = ([name = '', ...args]: string[]) => spawnSync(name, args, { stdio: 'inherit' });
const hasTool = () => !spawnSync('pg_virtualenv', ['-h']).error;

/** Debian's temporary servers. By default they do not flush, which would flatter measurements. */
const OWN = ['pg_virtualenv', '-t', '-o', 'fsync=on', 'sh', '-c'];
const INSTALL =
  'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql';
const NAMED = 'TEST_DATABASE_URL=postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/postgres exec "$@"';

const { TEST_DATABASE_URL, NO_INSTALL } = process.env;
const isGiven = Boolean(TEST_DATABASE_URL);
if (!isGiven && !NO_INSTALL && !hasTool() && existsSync('/usr/bin/apt-get')) {
  console.log('Installing PostgreSQL …');
  run(['sh', '-c', INSTALL]);
}
if (!isGiven && !hasTool())
  stop('PostgreSQL is missing. Give a server for tests: TEST_DATABASE_URL=postgres://…');
const { status } = run([...(isGiven ? [] : [...OWN, NAMED, 'sh']), ...process.argv.slice(2)]);
process.exitCode = status ?? 1;
