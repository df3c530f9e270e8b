import { runCommand } from './commands.ts';
import { printable } from './safe-text.ts';

const shown = (text: string, { isTTY }: NodeJS.WriteStream) => (isTTY ? printable(text) : text);

try {
  const output = await runCommand(process.argv.slice(2), process.env);
  console.log(shown(output.trimEnd(), process.stdout));
} catch (error) {
  console.error(shown((error as Error).message, process.stderr));
  process.exitCode = 1;
}
