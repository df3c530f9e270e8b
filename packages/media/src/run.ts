import { type SpawnOptions, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const duration = (seconds: number) =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

/** One line that is written over again on a terminal, and a line a step in a log. */
function say(line: string) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`);
  else console.log(line);
}

type Job = {
  label: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  total: number;
  done: number;
};

/**
 * Runs a step that prints `RENDERED …` for each file it finishes and may correct the count with `PLANNED n`.
 * Time left is judged by the files made in this run. The step runs at the lowest priority: it takes hours.
 */
export async function runWithProgress({
  label,
  command,
  args,
  env,
  total,
  done,
}: Job): Promise<void> {
  const options: SpawnOptions = {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  };
  const child = spawn('nice', ['-n', '19', command, ...args], options);
  const started = Date.now();
  const output: string[] = [];
  let made = 0;
  let expected = total;
  const listen = (line: string) => {
    output.push(line);
    if (output.length > 20) output.shift();
    if (line.startsWith('PLANNED ')) expected = Number(line.split(' ')[1]);
    if (!line.startsWith('RENDERED ')) return;
    made++;
    const left = (((Date.now() - started) / 1000) * (expected - done - made)) / made;
    say(`${label}: ${done + made} of ${expected}, ${duration(Math.max(0, left))} left`);
  };
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', listen);
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (process.stdout.isTTY && made > 0) process.stdout.write('\n');
  // Blender leaves with 0 after a failing script: a render without a single file is a failure as well.
  const failed = output.find((line) => line.startsWith('Traceback') || line.startsWith('Error'));
  if (code !== 0 || failed) throw new Error(`${label} failed:\n${output.join('\n')}`);
}

/** Runs a short step and returns what it printed. */
export async function run(command: string, args: string[]): Promise<Buffer> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('close', resolve).on('error', reject),
  );
  if (code !== 0)
    throw new Error(
      `${command} ${args.join(' ')} failed:\n${Buffer.concat(errors).toString().slice(-2000)}`,
    );
  return Buffer.concat(output);
}
