import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { COMPANY } from '../../content/company-folder.ts';
import { fixtureSite } from './fixture-site.ts';
import { freePort } from './free-port.ts';
import { WITH_COMPANY } from './project.ts';

/** The server as `npm start` runs it, in its own process, with a small built site. */
export function serverProcesses() {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const site = { folder, film: '' };
  beforeAll(async () => {
    const { folder: built, headers, film } = await fixtureSite();
    renameSync(built, join(folder, 'dist'));
    symlinkSync(resolve(COMPANY), join(folder, 'company'));
    mkdirSync(join(folder, 'deploy'));
    writeFileSync(join(folder, 'deploy/headers.json'), JSON.stringify(headers));
    site.film = film;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const start = (port: number, settings: Record<string, string> = {}) => {
    const own = { COMPANY: 'company', PORT: String(port), FORM_ENDPOINT: '' };
    const env = { ...process.env, ...own, ...settings };
    const child = spawn('node', [...WITH_COMPANY, resolve('server/start.ts')], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  const startAndWait = async (settings?: Record<string, string>) => {
    const port = await freePort();
    const child = start(port, settings);
    const origin = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(origin), { timeout: 60_000, interval: 50 });
    return { child, port, origin };
  };
  return { site, start, startAndWait };
}

/** How many sockets on this machine listen on the port. */
export function listeners(port: number) {
  const place = `:${port.toString(16).toUpperCase().padStart(4, '0')} `;
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].filter((table) => existsSync(table));
  const lines = tables.flatMap((table) => readFileSync(table, 'utf8').split('\n'));
  return lines.filter((line) => line.slice(0, 46).includes(place) && / 0A /.test(line)).length;
}

const VISITORS = 32;

/** Visitors who keep requesting over their keep-alive connection until the server is gone. */
export function visit(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const answers: string[] = [];
  const ask = async () => {
    const [response] = await once(get(`${origin}/about`, { agent }), 'response');
    return (await text(response)).length > 0;
  };
  const visitor = async () => {
    for (;;) {
      try {
        await ask();
        answers.push('answered');
      } catch (error) {
        return void answers.push((error as NodeJS.ErrnoException).code!);
      }
    }
  };
  const gone = Promise.all(Array.from({ length: VISITORS }, visitor));
  return { answers, gone };
}
