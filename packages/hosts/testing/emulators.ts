import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../../e2e/tools/free-port.ts';
import { type Running, started } from '../../../e2e/tools/web-servers.ts';
import { UserError } from '../../../user-error.ts';
import { buildForVercel, startVercel } from './vercel.ts';

const { XDG_CACHE_HOME = join(homedir(), '.cache') } = process.env;
export const CACHE = join(XDG_CACHE_HOME, 'site-hosts');

/** No emulator calls home, asks a question or opens a browser. */
const QUIET = {
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  NETLIFY_TELEMETRY_DISABLED: '1',
  VERCEL_TELEMETRY_DISABLED: '1',
};

type Emulator = {
  /** The host's own program on npm, and its command. */
  tool: string;
  version: string;
  command: string;
  /** Starts it with the dist/ and deploy/ of a folder. */
  start: (command: string, folder: string) => Promise<Pick<Running, 'origin' | 'stop'>>;
};

/** Runs a command that listens on a port. */
const serve =
  (
    name: string,
    args: (port: string, another: string) => string[],
    prepare = (_folder: string) => {},
  ) =>
  async (command: string, folder: string) => {
    prepare(folder);
    const port = String(await freePort());
    const another = String(await freePort());
    const child = spawn('node', [command, ...args(port, another)], {
      cwd: folder,
      env: { ...process.env, ...QUIET, FORCE_COLOR: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return started(name, child, `http://127.0.0.1:${port}`);
  };

const wrangler = { tool: 'wrangler', version: '4.160.0', command: 'wrangler' };
const at = (port: string) => ['--ip', '127.0.0.1', '--port', port];

export const emulators: Record<string, Emulator> = {
  'Cloudflare Workers': {
    ...wrangler,
    start: serve('wrangler', (port) => ['dev', '--config', 'deploy/wrangler.jsonc', ...at(port)]),
  },
  'Cloudflare Pages': {
    ...wrangler,
    start: serve('wrangler', (port) => ['pages', 'dev', 'dist', ...at(port)]),
  },
  Netlify: {
    tool: 'netlify-cli',
    version: '27.10.2',
    command: 'netlify',
    start: serve(
      'netlify dev',
      (port, another) => [
        ...['dev', '--offline', '--no-open', '--dir', 'dist'],
        ...['--port', port, '--staticServerPort', another],
        // They would be run by Deno, which would have to be downloaded.
        '--internal-disable-edge-functions',
      ],
      (folder) =>
        copyFileSync(join(folder, 'deploy/netlify-redirects'), join(folder, 'dist/_redirects')),
    ),
  },
  Firebase: {
    tool: 'superstatic',
    version: '11.0.0',
    command: 'superstatic',
    start: serve('superstatic', (port) => [
      ...['--config', 'deploy/firebase.json', '--compression'],
      ...['--host', '127.0.0.1', '--port', port],
    ]),
  },
  Vercel: {
    tool: 'vercel',
    version: '60.0.0',
    command: 'vercel',
    start: (command, folder) => startVercel(buildForVercel(command, folder, QUIET)),
  },
};

/** The command of an emulator, installed outside the project; or one line why there is none. */
export function installEmulator({ tool, version, command }: Emulator) {
  const folder = join(CACHE, `${tool}-${version}`);
  const file = join(folder, 'node_modules/.bin', command);
  if (existsSync(file)) return resolve(file);
  console.log(`Installing ${tool} ${version} …`);
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, '.draft-'));
  const args = ['--ignore-scripts', '--engine-strict', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefix', draft, ...args, `${tool}@${version}`],
    { encoding: 'utf8', cwd: draft },
  );
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    const why = stderr.matchAll(/npm error (?:code|notarget|notsup|network) (.+)/g);
    const [code, reason] = [...why].map(([, text]) => text);
    return new UserError(`${tool} ${version} cannot be installed here: ${code}, ${reason}`);
  }
  renameSync(draft, folder);
  return resolve(file);
}
