import { environmentOrExit, INBOX_ENDPOINT } from '../build/environment.ts';
import { logRequests } from './log-requests.ts';
import { readHeaders } from './read-headers.ts';
import { type Answer, answerFrom, createSiteServer } from './site-server.ts';
import { stopCleanly } from './stop-cleanly.ts';

const environment = environmentOrExit();
const { port, log, formEndpoint } = environment;
const inbox =
  formEndpoint === INBOX_ENDPOINT ? (await import('../inbox/inbox.ts')).openInboxOrExit(environment) : undefined;
const site = answerFrom('dist');
const headers = new Map(Object.entries(readHeaders('dist')('/')));
const answer: Answer = (request, response) => {
  if (!inbox || !request.url!.startsWith('/api/')) return site(request, response);
  response.setHeaders(headers);
  inbox.handle(request, response);
};
const server = createSiteServer(log === 'json' ? logRequests(answer, console.log) : answer);

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start.`);
  process.exit(1);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => stopCleanly(server).then(() => inbox?.close()));
}

server.listen(port, () => log || console.log(`Kelvin Freight is at http://localhost:${port}`));
