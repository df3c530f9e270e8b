import { createServer } from 'node:http';
import { openInbox } from '../src/inbox.ts';
import { TIMING } from '../src/outbox.ts';
import { environmentOrExit } from '../src/settings.ts';
import { UNLIMITED } from './inbox.ts';

// The inbox alone, in its own process that a test can kill and a benchmark can measure.

const environment = environmentOrExit();
const inbox = openInbox(environment, {
  timing: { ...TIMING, ...JSON.parse(process.env.TIMING ?? '{}') },
  limits: UNLIMITED,
});
const server = createServer(inbox.handle);
server.listen(environment.port, '127.0.0.1', () => console.log('ready'));
/** What is still in use after garbage collection. */
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.on('SIGTERM', () => {
  process.channel?.unref();
  server.close(() => void inbox.close());
  server.closeIdleConnections();
});
