import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, isIPv6 } from 'node:net';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { SiteHeaders } from '../hosting/headers.ts';
import { environmentOrExit, INBOX_ENDPOINT, NO_INBOX } from '../settings.ts';
import {
  createSiteServer,
  type Handler,
  handlerFor,
  logRequests,
  stopCleanly,
} from './site-server.ts';

const { port, host, log, formEndpoint } = environmentOrExit();
const place = { port, ...(host && { host }) };
if (formEndpoint === INBOX_ENDPOINT) {
  console.error(NO_INBOX);
  process.exit(1);
}

/** For a container's health check: asks the running server. */
async function isHealthy() {
  const name = ['', '0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const origin = `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
  const answer = await fetch(origin).catch(() => undefined);
  return answer?.ok === true;
}

if (process.argv[2] === '--health') process.exit((await isHealthy()) ? 0 : 1);

/** Threads share the port, which would admit a second site too: so claim it exclusively once. */
async function claimOrExit() {
  const claim = createServer().listen(place);
  await once(claim, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(
      `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start.`,
    );
    process.exit(1);
  });
  await once(claim.close(), 'close');
}

if (isMainThread) await claimOrExit();
const siteHeaders: SiteHeaders = JSON.parse(readFileSync('deploy/headers.json', 'utf8'));
const handler: Handler = handlerFor({ folder: 'dist', headers: siteHeaders });

// This file runs in both threads. Only Linux distributes a shared port evenly.
const isShared = process.platform === 'linux' && availableParallelism() > 1;
const limits = { resourceLimits: { maxYoungGenerationSizeMb: 2 } };
const helper = isShared && isMainThread ? new Worker(new URL(import.meta.url), limits) : undefined;
const server = createSiteServer(log === 'json' ? logRequests(handler, console.log) : handler);
server.listen({ ...place, reusePort: isShared });

let stopping = false;
/** A signal may arrive twice: npm forwards what its whole process group has already received. */
async function stop() {
  if (stopping) return;
  stopping = true;
  helper?.postMessage('stop');
  await stopCleanly(server);
}

if (isMainThread) {
  if (!log) server.once('listening', () => console.log(`The site is at http://localhost:${port}`));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  // `npm start` runs us in a shell: a SIGTERM to npm ends only that shell.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && stop(), 200).unref();
} else parentPort!.once('message', stop);
