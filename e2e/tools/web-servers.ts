import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findCommand, findOrInstall } from '../../scripts/system-packages.ts';
import { freePort } from './free-port.ts';
import { answers } from './until.ts';

export type Running = {
  name: string;
  origin: string;
  process: ChildProcess;
  stop: () => Promise<number | null>;
};

/** For what hangs, not for what is slow: some hosts' servers take a minute on a busy machine. */
const START_LIMIT = 300_000;

export async function started(name: string, child: ChildProcess, origin: string): Promise<Running> {
  let output = '';
  child.stderr?.on('data', (text) => {
    output += text;
  });
  const exited = once(child, 'exit');
  const deadline = Date.now() + START_LIMIT;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${name} did not start:\n${output}`);
    await pause(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = await exited;
    return code as number | null;
  };
  return { name, origin, process: child, stop };
}

const workFolder = () => mkdtempSync(join(tmpdir(), 'web-server-'));

/** Our own server, as npm start runs it, in the folder that has dist/ and deploy/. */
export async function startNode(folder = '.', settings: Record<string, string> = {}) {
  const { PORT = String(await freePort()) } = settings;
  const env = { ...process.env, ...settings, PORT };
  const args = ['--max-semi-space-size=2', 'deploy/server.js'];
  const child = spawn('node', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  return started('Node', child, `http://127.0.0.1:${PORT}`);
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const findNginx = () =>
  findOrInstall(
    () => (existsSync(BROTLI) ? findCommand('nginx') : undefined),
    'nginx-light',
    'libnginx-mod-http-brotli-static',
  );
export const findCaddy = () => findOrInstall(() => findCommand('caddy'), 'caddy');

/** nginx with deploy/nginx.conf as it is, except the lines that its owner has to set. */
export async function startNginx(served = '.', inboxPort = 3000) {
  const [port, folder] = [await freePort(), workFolder()];
  const site = readFileSync(join(served, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${inboxPort}`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/site/dist;', `root ${resolve(served, 'dist')};`);
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `include /etc/nginx/modules-enabled/*.conf;
user ${process.getuid?.() === 0 ? 'root' : process.env.USER};
daemon off; worker_processes auto; pid ${folder}/pid; error_log stderr;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; ${temporary.join(' ')} include ${folder}/site.conf; }
`,
  );
  const args = ['-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const { stderr } = spawnSync('nginx', ['-t', ...args], { env, encoding: 'utf8' });
  const warning = stderr.split('\n').find((line) => line.includes('site.conf:'));
  if (warning) throw new Error(`nginx complains about what the build wrote: ${warning}`);
  const child = spawn('nginx', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  return started('nginx', child, `http://127.0.0.1:${port}`);
}

/**
 * Caddy with deploy/Caddyfile as it is; its settings come from the environment. Over https it
 * speaks HTTP/2, with a self-signed certificate.
 */
export async function startCaddy(served = '.', inboxPort = 3000, scheme = 'http') {
  const [port, folder] = [await freePort(), workFolder()];
  const origin = `${scheme}://${scheme === 'https' ? 'localhost' : '127.0.0.1'}:${port}`;
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{\n  admin off\n  skip_install_trust\n  auto_https disable_redirects\n}\nimport ${resolve(served, 'deploy/Caddyfile')}\n`,
  );
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE_ADDRESS: origin,
      SITE_ROOT: resolve(served, 'dist'),
      INBOX_ADDRESS: `127.0.0.1:${inboxPort}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return started('Caddy', child, origin);
}

/** Our own, and those that packages/hosts writes a configuration for. */
export const servers = {
  Node: { find: () => true, start: startNode },
  ...(existsSync('packages/hosts') && {
    nginx: { find: findNginx, start: startNginx },
    Caddy: { find: findCaddy, start: startCaddy },
  }),
};
