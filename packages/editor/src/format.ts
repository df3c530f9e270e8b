import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** The source as Biome writes it. */
export async function format(file: string, code: string) {
  const biome = spawn('biome', ['format', `--stdin-file-path=company/${file}`], {
    shell: process.platform === 'win32',
  });
  biome.stdin.end(code);
  const [formatted, said] = await Promise.all([text(biome.stdout), text(biome.stderr)]);
  if (formatted === '') throw new Error(`Biome could not format company/${file}. ${said.trim()}`);
  return formatted;
}
