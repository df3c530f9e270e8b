import { type Server, STATUS_CODES } from 'node:http';
import { Server as TcpServer } from 'node:net';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { INBOX, type Settings } from '../src/settings.ts';
import { site } from './site.ts';

const SECOND = 1000;
type HttpError = FastifyError & { headers?: Record<string, string> };

/** Answers any error with one line, which no cache keeps. */
const sendError = ({ statusCode = 500, headers = {} }: HttpError, reply: FastifyReply) =>
  reply
    .code(statusCode)
    .headers({ ...headers, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`${STATUS_CODES[statusCode]}.\n`);

/**
 * Closing would cut off connections that wait for a request, although one may already be on its
 * way. The server therefore stops listening first, and answers with `Connection: close` until a
 * second brings no request. Neither a slow download nor a visitor who sends a byte a minute may
 * delay the shutdown.
 */
function enableGracefulShutdown(app: FastifyInstance) {
  let quietTimer: NodeJS.Timeout | undefined;
  app.addHook('onSend', async (_request, reply) => {
    if (!quietTimer) return;
    quietTimer.refresh();
    reply.header('Connection', 'close');
  });
  app.addHook('preClose', async () => {
    const server = app.server as Server;
    if (!server.listening) return;
    setTimeout(() => server.closeAllConnections(), 2.5 * SECOND).unref();
    await new Promise((resolve) => {
      quietTimer = setTimeout(resolve, SECOND);
      server.once('close', resolve);
      // Stops listening. The method of http.Server would also end idle connections.
      TcpServer.prototype.close.call(server);
    });
    clearTimeout(quietTimer);
  });
}

export async function createApp(settings: Settings) {
  const { out, isLogged, proxies, formEndpoint } = settings;
  const app = fastify({
    logger: {
      level: isLogged ? 'info' : 'error',
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
    logController: new LogController({ disableRequestLogging: true }),
    // A function, because with a plain number Fastify trusts nobody: it cannot check who connects.
    trustProxy: (_address, hop) => hop < proxies,
    // A proxy may send the absolute form (RFC 9112, 3.2.2).
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/'),
    frameworkErrors: (error, _request, reply) => sendError(error, reply),
    // Long enough for the slowest honest visitor, too short to hold a thousand connections open.
    http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: 2 * SECOND },
    requestTimeout: 30 * SECOND,
    connectionTimeout: 60 * SECOND,
    keepAliveTimeout: 65 * SECOND, // load balancers time out after 60 s and should close first
    return503OnClosing: false,
  });

  app.setErrorHandler((error: HttpError, request, reply) => {
    if ((error.statusCode ?? 500) >= 500) request.log.error(error);
    return sendError(error, reply);
  });
  // One line per request, without anything that identifies the visitor: a query may hold a secret.
  app.addHook('onResponse', async ({ method, url }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime * 10) / 10;
    app.log.info({ method, path: url.split('?')[0], status: statusCode, ms });
  });
  enableGracefulShutdown(app);

  if (formEndpoint === INBOX) {
    const { inbox } = await import('./inbox/inbox.ts');
    await app.register(inbox, { prefix: '/api', settings });
  }
  await app.register(site, { folder: out });
  return app;
}
