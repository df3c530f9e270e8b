import { orExit, UserError } from '../../../user-error.ts';
import { runCommand } from './commands.ts';
import { openDatabase } from './open-database.ts';
import { environmentOrExit } from './settings.ts';

const environment = environmentOrExit();
const database = orExit(() => openDatabase(environment.inbox));

try {
  console.log(await runCommand({ database, environment }, process.argv.slice(2)));
} catch (error) {
  const { message } = error as Error;
  console.error(error instanceof UserError ? message : `It did not work: ${message}`);
  process.exitCode = 1;
} finally {
  await database.close();
}
