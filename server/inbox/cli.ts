import { runCommand } from './commands.ts';
import { escapeUnprintable } from './safe-text.ts';

const textFor = ({ isTTY }: NodeJS.WriteStream, text: string) =>
  isTTY ? escapeUnprintable(text) : text;

try {
  const output = await runCommand(process.argv.slice(2), process.env);
  console.log(textFor(process.stdout, output.trimEnd()));
} catch (error) {
  console.error(textFor(process.stderr, (error as Error).message));
  process.exitCode = 1;
}
