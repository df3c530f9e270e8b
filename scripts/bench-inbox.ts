/** Measures messages a second from 64 visitors, pages meanwhile, and mails a second. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mailServer } from '../server/inbox/fixture-mail-server.ts';
import { freePort } from './free-port.ts';

const VISITORS = 64;
const SECONDS = 8;
const PORT = 3264;
/** Notices that wait for the mail server. Not all are timed: some wait longer before they are retried. */
const WAITING = 1_000;
const TIMED = 900;
const agent = new Agent({ keepAlive: true });
const fields = { firstName: 'Ada', lastName: 'Frost', message: 'Two pallets. '.repeat(20) };
let posted = 0;

const send = (path: string, expected: number, options = {}, body = '') =>
  new Promise<void>((resolve, reject) => {
    const sent = request({ port: PORT, path, agent, ...options }, (answer) => {
      if (answer.statusCode !== expected) reject(new Error(`${path}: ${answer.statusCode}`));
      answer.resume().on('end', resolve);
    });
    sent.on('error', reject).end(body);
  });

function post() {
  posted += 1;
  const from = `10.${posted >> 16}.${(posted >> 8) & 255}.${posted & 255}`;
  const options = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
  };
  const message = { id: randomUUID(), ...fields, email: `${posted}@example.com` };
  return send('/api/forms/contact', 201, options, JSON.stringify(message));
}

/** Repeats the work until the time is up. Returns how long each run took, sorted. */
async function measure(work: () => Promise<void>) {
  const times: number[] = [];
  for (const end = performance.now() + SECONDS * 1_000; performance.now() < end; ) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

const formatTimes = (times: number[]) =>
  [0.5, 0.99]
    .map((p) => `p${p * 100} ${times[Math.floor(times.length * p)]!.toFixed(0)} ms`)
    .join(', ');

async function startServer(store: Record<string, string>) {
  const settings = { FORM_ENDPOINT: '/api/forms', TRUST_PROXY: '1', POSTS_PER_HOUR: '9999999' };
  const served = { PORT: `${PORT}`, OUT: 'node_modules/.cache/inbox' };
  const env = { ...process.env, ...settings, ...store, ...served };
  const server = spawn('node', ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const output of server.stdout) if (String(output).includes('The site is at')) break;
  return async () => {
    server.kill();
    await once(server, 'exit');
  };
}

async function benchMessages(name: string, store: Record<string, string>) {
  const stop = await startServer(store);
  const visitors = Array.from({ length: VISITORS }, () => measure(post));
  const [pages, ...times] = await Promise.all([measure(() => send('/about', 200)), ...visitors]);
  const posts = times.flat().sort((a, b) => a - b);
  console.log(
    `${name}: ${Math.round(posts.length / SECONDS)} messages a second, ${formatTimes(posts)}`,
  );
  console.log(`  a page meanwhile: ${formatTimes(pages!)}`);
  await stop();
}

/** The mail server comes back, and takes everything that has waited for it. */
async function benchMails(name: string, store: Record<string, string>) {
  const port = Number(await freePort());
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFY_TO: 'us@example.com' };
  const stop = await startServer({ ...store, ...mail });
  await Promise.all(Array.from({ length: WAITING }, post));
  const { server, mails } = await mailServer({ port });
  while (mails.length === 0) await pause(1);
  const start = performance.now();
  while (mails.length < TIMED) await pause(1);
  const seconds = (performance.now() - start) / 1_000;
  console.log(`${name}: ${Math.round(TIMED / seconds)} mails a second`);
  await stop();
  server.close();
}

async function bench(name: string, store: Record<string, string>) {
  await benchMessages(name, store);
  await benchMails(name, store);
}

const DATA_DIR = mkdtempSync(join(tmpdir(), 'inbox-'));
await bench('SQLite', { DATA_DIR });
rmSync(DATA_DIR, { recursive: true });
const { TEST_DATABASE_URL: DATABASE_URL } = process.env;
if (DATABASE_URL) await bench('PostgreSQL', { DATABASE_URL });
agent.destroy();
