import { existsSync } from 'node:fs';
import { orExit, UserError } from '../../../user-error.ts';
import { runCommand } from './commands.ts';
import { openDatabase } from './open-database.ts';
import { printable } from './safe-text.ts';
import { environmentOrExit } from './settings.ts';
import { storeIn } from './sqlite.ts';

const environment = environmentOrExit();
const { databaseUrl, dataDir } = environment.inbox;
const args = process.argv.slice(2);
// Only a server, or a restore, creates a store.
if (!databaseUrl && args[0] !== 'restore' && !existsSync(storeIn(dataDir))) {
  console.error(`DATA_DIR is "${dataDir}", where there is no inbox. Give the folder of inbox.db.`);
  process.exit(1);
}
const database = orExit(() => openDatabase(environment.inbox));

try {
  const said = await runCommand({ database, environment }, args);
  console.log(process.stdout.isTTY ? printable(said) : said);
} catch (error) {
  const { message } = error as Error;
  console.error(error instanceof UserError ? message : `It did not work: ${message}`);
  process.exitCode = 1;
} finally {
  await database.close();
}
