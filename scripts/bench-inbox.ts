/** Messages a second from 64 visitors at once, and what a page feels of it, with each store. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startPostgres } from './postgres.ts';

const VISITORS = 64;
const SECONDS = 8;
const agent = new Agent({ keepAlive: true });
let posted = 0;

const ask = (url: string, options: object = {}, body?: string) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(url, { agent, ...options }, (answer) =>
      answer.resume().on('end', () => resolve(answer.statusCode!)),
    );
    asked.on('error', reject).end(body);
  });

function post(origin: string) {
  posted += 1;
  const words = { firstName: 'Ada', lastName: 'Frost', email: 'ada@example.com' };
  const body = JSON.stringify({ id: randomUUID(), ...words, message: 'Two pallets. '.repeat(20) });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.${posted >> 16}.${(posted >> 8) & 255}.${posted & 255}`,
  };
  return ask(`${origin}/api/forms/contact`, { method: 'POST', headers }, body);
}

/** Does it over and over until the time is over; returns how long each took. */
async function measure(work: () => Promise<number>, expected: number) {
  const times: number[] = [];
  for (const end = performance.now() + SECONDS * 1_000; performance.now() < end; ) {
    const begun = performance.now();
    const status = await work();
    if (status !== expected) throw new Error(`The server answered ${status}.`);
    times.push(performance.now() - begun);
  }
  return times;
}

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!.toFixed(0);
const rate = (times: number[]) => `p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`;

async function bench(name: string, store: Record<string, string>) {
  const PORT = String(await freePort());
  const settings = { FORM_ENDPOINT: '/api/forms', TRUST_PROXY: '1', POSTS_PER_HOUR: '9999999' };
  const env = { ...process.env, ...settings, ...store, PORT, OUT: 'node_modules/.cache/inbox' };
  const server = spawn('node', ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const said of server.stdout) if (String(said).includes('The site is at')) break;
  const origin = `http://127.0.0.1:${PORT}`;
  const calm = await measure(() => ask(`${origin}/about`), 200);
  const [pages, ...posts] = await Promise.all([
    measure(() => ask(`${origin}/about`), 200),
    ...Array.from({ length: VISITORS }, () => measure(() => post(origin), 201)),
  ]);
  const all = posts.flat();
  console.log(`${name}: ${Math.round(all.length / SECONDS)} messages a second, ${rate(all)}`);
  console.log(`  a page meanwhile: ${rate(pages!)}; before: ${rate(calm)}`);
  server.kill();
  await once(server, 'exit');
}

const DATA_DIR = mkdtempSync(join(tmpdir(), 'inbox-'));
await bench('SQLite', { DATA_DIR });
rmSync(DATA_DIR, { recursive: true });
const postgres = await startPostgres();
await bench('PostgreSQL', { DATABASE_URL: postgres.url });
await postgres.stop();
agent.destroy();
