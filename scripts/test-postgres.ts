/** The tests of the forms' server on PostgreSQL: TEST_DATABASE_URL's, else one started for them. */
import { spawnSync } from 'node:child_process';
import { startPostgres } from './postgres.ts';

const given = process.env.TEST_DATABASE_URL;
// What is tested need not survive a power cut.
const postgres = given
  ? { url: given, stop: async () => {} }
  : await startPostgres('-c', 'fsync=off');
const tests = ['run', 'server/inbox', '--exclude', '**/sqlite.test.ts', ...process.argv.slice(2)];
const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
const run = spawnSync('vitest', tests, { env, stdio: 'inherit' });
await postgres.stop();
process.exitCode = run.status ?? 1;
