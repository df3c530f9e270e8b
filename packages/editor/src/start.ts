import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { relative, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer, type Plugin } from 'vite';
import { isCrossSite } from '../../../server/conditions.ts';
import { readEnvironment } from '../../../settings.ts';
import { UserError } from '../../../user-error.ts';
import { createEditor, FOLDER, problemIn } from './editor.ts';
import { STEGA } from './live-site.ts';
import { ADDRESS, LARGEST_PHOTOGRAPH, type Request } from './protocol.ts';
import { parseSource } from './source.ts';
import { Stega } from './stega.ts';

/** A photograph is sent in base64, which is a third longer. */
const LARGEST_BODY = LARGEST_PHOTOGRAPH * 1.4;

/** The editor's own typeface, wherever npm has put it. */
const FACE = fileURLToPath(new URL('files', import.meta.resolve('@fontsource-variable/inter')));

/** Printed in the user's terminal: other users of the machine can send any request. */
const TOKEN = randomUUID();
const STRANGER = 'Open the address that npm run edit has printed: it lets nobody else in.';

const cookieAt = (port: number) => `edit-${port}=${TOKEN}`;

/**
 * Whether a request comes from a page that we served. Another site may even have a domain that
 * resolves to this machine (DNS rebinding): its Host and its Origin give it away.
 */
function isOwnRequest({ headers }: IncomingMessage, port: number) {
  const isOurs = [`127.0.0.1:${port}`, `localhost:${port}`].includes(headers.host ?? '');
  return isOurs && headers.origin === `http://${headers.host}` && !isCrossSite(headers);
}

async function readRequest(request: IncomingMessage) {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY)
    throw new UserError('That is larger than 30 MB. Take a smaller one, then try again.');
  return JSON.parse(await text(request)) as Request;
}

/** The name of a file in the company's folder, or nothing. */
function inFolder(id: string) {
  const file = relative(FOLDER, id.split('?')[0]!).replaceAll(sep, '/');
  return file.startsWith('..') || !file.endsWith('.ts') ? undefined : file;
}

/** Press Edit, click a sentence, type: the text is saved in the company's folder. */
function editorPlugin(): Plugin {
  const stega = new Stega();
  stega.install();
  return {
    name: 'editor',
    config: () => ({ environments: { [STEGA]: { consumer: 'server' } } }),

    transform: {
      order: 'pre',
      handler(code, id) {
        const file = this.environment.name === STEGA && inFolder(id);
        if (!file) return undefined;
        return { code: stega.instrument(code, parseSource(file, code).literals), map: null };
      },
    },

    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/packages/editor/src/browser/button.ts' } },
    ],

    configureServer: {
      // Before the content check, which blocks pages with a mistake: here it can be fixed.
      order: 'pre',
      handler(server) {
        const editor = createEditor(server, stega);
        const close = server.close.bind(server);
        // The current change is finished first: its check needs the server.
        server.close = () => editor.end().then(close);

        server.middlewares.use(ADDRESS, async (request, response, next) => {
          response.setHeader('cache-control', 'no-store');
          response.setHeader('content-security-policy', "frame-ancestors 'none'");
          const { port } = server.httpServer!.address() as AddressInfo;
          const { pathname, searchParams } = new URL(request.url!, 'http://editor');
          if (request.method === 'GET' && searchParams.get('token') === TOKEN) {
            const cookie = `${cookieAt(port)}; Path=${ADDRESS}; HttpOnly; SameSite=Strict`;
            const headers = { location: ADDRESS + pathname, 'set-cookie': cookie };
            return void response.writeHead(303, headers).end();
          }
          if (!request.headers.cookie?.split('; ').includes(cookieAt(port)))
            return void response.writeHead(403).end(STRANGER);
          if (request.method === 'GET') {
            response.setHeader('content-type', 'text/html;charset=utf-8');
            return editor.page(pathname).then((html) => void response.end(html), next);
          }
          if (request.method !== 'POST' || !isOwnRequest(request, port))
            return void response.writeHead(403).end();
          response.setHeader('content-type', 'application/jsonl');
          const tell = (progress: string) => response.write(`${JSON.stringify({ progress })}\n`);
          const answer = await readRequest(request)
            .then((asked) => editor.answer(asked, tell))
            .catch((error) => ({ problem: problemIn(error) }));
          response.end(JSON.stringify(answer));
        });
      },
    },
  };
}

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const { port: asked } = readEnvironment({ ...process.env, PORT: values.port ?? process.env.PORT });

/** The site with an Edit button, on this machine only: the network cannot reach it. */
const server = await createServer({
  plugins: [editorPlugin()],
  logLevel: 'error', // the rest is for people who build sites
  server: {
    host: '127.0.0.1',
    port: asked,
    fs: { allow: ['packages/editor/src', FACE] },
    // The editor updates the page in place; a reload would lose unsaved text.
    hmr: false,
    open: process.env.BROWSER !== 'none' && `${ADDRESS}/?token=${TOKEN}`,
  },
});
await server.listen();
const { port } = server.httpServer!.address() as AddressInfo;
if (process.stdout.isTTY) console.clear(); // npm has said which commands it runs
console.log(`Edit the site at http://127.0.0.1:${port}${ADDRESS}/?token=${TOKEN} (Ctrl+C ends it)`);
// Vite does the same for SIGTERM.
process.once('SIGINT', () => server.close().finally(() => process.exit()));
