import { environmentOrExit, orExit } from '../settings.ts';
import { Mistake, runCommand } from './commands.ts';
import { openDatabase } from './inbox.ts';

const { siteOrigin, inbox } = environmentOrExit();
const database = orExit(() => openDatabase(inbox));

try {
  console.log(await runCommand(database, siteOrigin, process.argv.slice(2)));
} catch (error) {
  console.error(
    error instanceof Mistake ? error.message : `It did not work: ${(error as Error).message}`,
  );
  process.exitCode = 1;
} finally {
  await database.close();
}
