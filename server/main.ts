import { once } from 'node:events';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { company } from '#company/facts.ts';
import { headersOf } from '../hosting/headers.ts';
import { type Environment, environmentOrExit, INBOX_ENDPOINT } from '../settings.ts';
import { placeOf, readBuilt, serve } from './serve.ts';
import { type Handler, handlerFor } from './site-server.ts';
import { stopCleanly } from './stop-cleanly.ts';

const environment = environmentOrExit();
const { port, log, formEndpoint } = environment;
const helperFile = new URL(`helper${extname(import.meta.url)}`, import.meta.url); // .ts here, .js as built

/** On a port that threads share, the system would let a second site in beside the first: so ask for it alone, once. */
async function claimOrExit(place: Environment) {
  const claim = createServer().listen(placeOf(place));
  await once(claim, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(
      `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start.`,
    );
    process.exit(1);
  });
  await once(claim.close(), 'close');
}

await claimOrExit(environment);
const inbox =
  formEndpoint === INBOX_ENDPOINT
    ? (await import('#inbox')).openInboxOrExit(environment)
    : undefined;
const built = readBuilt();
const site = handlerFor(built);
const headers = new Map(Object.entries(headersOf(built.headers, '/')));
const handler: Handler = (request, response) => {
  if (!inbox || !request.url!.startsWith('/api/')) return site(request, response);
  response.setHeaders(headers);
  inbox.handle(request, response);
};

// The inbox counts its senders in one place, so it has one thread. Linux alone shares a port out evenly.
const shared = !inbox && process.platform === 'linux' && availableParallelism() > 1;
const helper = shared
  ? new Worker(helperFile, { resourceLimits: { maxYoungGenerationSizeMb: 2 } })
  : undefined;
const server = serve(handler, environment, shared);
server.once(
  'listening',
  () => log || console.log(`${company.name} is at http://localhost:${port}`),
);

let stopping = false;
/** A signal may come twice: npm passes on what its whole group has got already. */
async function stop() {
  if (stopping) return;
  stopping = true;
  helper?.postMessage('stop');
  await stopCleanly(server);
  await inbox?.close();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

// Under `npm start` a shell stands between npm and us: a SIGTERM for npm ends that shell, and does not reach us.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 200).unref();
}
