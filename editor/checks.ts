import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** What the compiler remembers of its last look, so that the next one is short. */
const MEMORY = 'node_modules/.cache/editor.tsbuildinfo';

/** The compiler's objections to the whole project, one a line. */
export async function typeErrors() {
  const options = ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', MEMORY];
  const compiler = spawn('tsc', options, { shell: process.platform === 'win32' });
  const [said] = await Promise.all([text(compiler.stdout), text(compiler.stderr)]);
  return said.split('\n').filter((line) => /: error TS\d+:/.test(line));
}
