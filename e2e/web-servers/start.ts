import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { haveCommand } from '../../scripts/system-packages.ts';

export type Running = {
  name: string;
  origin: string;
  process: ChildProcess;
  stop: () => Promise<number | null>;
};

const START_LIMIT = 60_000;

async function started(name: string, child: ChildProcess, port: number): Promise<Running> {
  const origin = `http://127.0.0.1:${port}`;
  let output = '';
  child.stderr?.on('data', (text) => {
    output += text;
  });
  const exited = once(child, 'exit');
  const deadline = Date.now() + START_LIMIT;
  while (!(await fetch(origin).catch(() => undefined))) {
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

export async function startNode() {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const args = ['--max-semi-space-size=2', 'deploy/server.js']; // as npm start does
  return started('Node', spawn('node', args, { env, stdio: ['ignore', 'ignore', 'pipe'] }), port);
}

/** nginx with deploy/nginx.conf as it is, but for the two lines that it asks its owner to set. */
export async function startNginx() {
  if (!haveCommand('nginx', 'nginx-light', 'libnginx-mod-http-brotli-static')) return undefined;
  const [port, folder] = [await freePort(), workFolder()];
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/site/dist;', `root ${resolve('dist')};`);
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
  const child = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return started('nginx', child, port);
}

/** Caddy with deploy/Caddyfile as it is; its two settings come from the environment. */
export async function startCaddy() {
  if (!haveCommand('caddy', 'caddy')) return undefined;
  const [port, folder] = [await freePort(), workFolder()];
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n  admin off\n}\nimport ${resolve('deploy/Caddyfile')}\n`);
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: resolve('dist'),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return started('Caddy', child, port);
}
