import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** What is made of the words, without tests and tools; with a memory, so that a second look is short. */
const PROJECT = 'packages/editor/src/tsconfig.site.json';

/** The compiler's objections to the site and its server, one a line. */
export async function typeErrors(folder = '.') {
  const options = ['--project', PROJECT, '--pretty', 'false'];
  const compiler = spawn('tsc', options, { cwd: folder, shell: process.platform === 'win32' });
  const [said] = await Promise.all([text(compiler.stdout), text(compiler.stderr)]);
  return said.split('\n').filter((line) => /: error TS\d+:/.test(line));
}
