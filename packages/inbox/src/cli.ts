import { orExit } from '../../../user-error.ts';
import { runCommand } from './commands.ts';
import { openDatabase } from './inbox.ts';
import { Mistake } from './mistake.ts';
import { environmentOrExit } from './settings.ts';
import { words } from './words.ts';

const environment = environmentOrExit();
const database = orExit(() => openDatabase(environment.inbox));

try {
  console.log(await runCommand({ database, environment, words }, process.argv.slice(2)));
} catch (error) {
  const { message } = error as Error;
  console.error(error instanceof Mistake ? message : `It did not work: ${message}`);
  process.exitCode = 1;
} finally {
  await database.close();
}
