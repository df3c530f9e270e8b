import { environmentOrExit, INBOX_ENDPOINT } from '../settings.ts';

// For a container's health check: asks the running server, and with the inbox on its store too.
const { port, host, formEndpoint } = environmentOrExit();
const place = host === '' || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
const path = formEndpoint === INBOX_ENDPOINT ? '/api/health' : '/';
const answer = await fetch(
  `http://${place.includes(':') ? `[${place}]` : place}:${port}${path}`,
).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
