import { environmentOrExit } from '../build/environment.ts';
import { logRequests } from './log-requests.ts';
import { answerFrom, createSiteServer } from './site-server.ts';
import { stopCleanly } from './stop-cleanly.ts';

const { port, log } = environmentOrExit();
const answer = answerFrom('dist');
const server = createSiteServer(log === 'json' ? logRequests(answer, console.log) : answer);

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start.`);
  process.exit(1);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopCleanly(server));

server.listen(port, () => log || console.log(`Kelvin Freight is at http://localhost:${port}`));
