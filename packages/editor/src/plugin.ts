import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative, resolve, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { languages } from '../../../company/languages.ts';
import { contentProblems, mediaFiles, mistakes } from '../../../content/check-content.ts';
import { type Content, readContent } from '../../../content/read-content.ts';
import { UserError } from '../../../user-error.ts';
import { typeErrors } from './checks.ts';
import { commit, isRepository } from './commit.ts';
import { companyFiles } from './company-folder.ts';
import { format } from './format.ts';
import { isOwnRequest } from './guard.ts';
import { Marker, textsOf, withMarks } from './marker.ts';
import { Objection } from './objection.ts';
import { originalOf } from './original-name.ts';
import { OutsideChanges } from './outside-changes.ts';
import { type Focus, photographChanges } from './picture.ts';
import {
  type Action,
  ADDRESS,
  type Answer,
  LARGEST_PHOTOGRAPH,
  type Request,
  type State,
} from './protocol.ts';
import { readFolder } from './read-folder.ts';
import { Session } from './session.ts';
import { linkStyles } from './style-sheets.ts';

const FOLDER = resolve('company');
/** A second server-side environment, in which every literal of the content carries its mark. */
const MARKED = 'marked';
const MARKER = '__editMarker';
/** A photograph comes in base64, which is a third longer. */
const LARGEST_BODY = LARGEST_PHOTOGRAPH * 1.4;

function runnerOf(server: ViteDevServer, name: string) {
  const environment = server.environments[name];
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error(`Vite has no environment ${name} that runs modules.`);
  return environment.runner;
}

/** What was run is remembered until something changes: one change is then run once. */
const runIn =
  (server: ViteDevServer, name: string) =>
  <Module>(module: string): Promise<Module> =>
    runnerOf(server, name).import(module);

const rendering = (server: ViteDevServer, name: string) =>
  runIn(server, name)<typeof import('../../../site/rendering.ts')>('/site/rendering.ts');

/** Lets everything be run anew. */
function forgetAll(server: ViteDevServer) {
  for (const name of ['ssr', MARKED]) runnerOf(server, name).clearCache();
}

/** What a check says of each language's content as it is now; or why it cannot be read. */
async function checkContent(
  server: ViteDevServer,
  check: (content: Content) => string[],
  folders: readonly string[],
) {
  const run = runIn(server, 'ssr');
  const found = folders.map((language) =>
    readContent((file) => run(`/${file}`), language).then(
      (content) => check(content),
      (error) => {
        if (error instanceof UserError) return [error.message];
        throw error;
      },
    ),
  );
  return (await Promise.all(found)).flat();
}

/** The folders of words, built or not yet: nobody should break one that waits to be. */
const translations = () =>
  companyFiles(FOLDER)
    .filter((file) => file.endsWith('/language.ts'))
    .map((file) => file.split('/')[0]!);

/** Lets a file be read anew, whether or not Vite's watcher has seen that it changed. */
function forget(server: ViteDevServer, path: string) {
  for (const { moduleGraph } of Object.values(server.environments))
    moduleGraph.onFileChange(path.replaceAll(sep, '/'));
  forgetAll(server);
}

/** The name of a file in the company's folder, or nothing. */
function inFolder(id: string) {
  const file = relative(FOLDER, id.split('?')[0]!).replaceAll(sep, '/');
  return file.startsWith('..') || !file.endsWith('.ts') ? undefined : file;
}

async function readRequest(request: IncomingMessage) {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY)
    throw new Objection('That is larger than 30 MB. Take a smaller one, then try again.');
  return JSON.parse(await text(request)) as Request;
}

/** Pictures keep their names when they change: with its time, a new one is fetched at once. */
const withTimes = (html: string) =>
  html.replace(/\/media\/([\w.-]+)/g, (address, file) => {
    const path = join('public/media', file);
    return existsSync(path) ? `${address}?${Math.round(statSync(path).mtimeMs)}` : address;
  });

const send = (response: ServerResponse, type: string, body: string) =>
  response.setHeader('content-type', type).setHeader('cache-control', 'no-store').end(body);

const objectionsIn = (error: unknown) =>
  error instanceof Objection ? [...error.sentences] : [`The editor has failed: ${error}`];

/** Development only: press Edit, click a sentence, type. The words go into the company's folder. */
export function editor(): Plugin {
  const marker = new Marker();
  const canCommit = isRepository(FOLDER);
  Object.assign(globalThis, { [MARKER]: marker.mark });

  /** The page with a mark on every word that it shows. */
  async function markedPage(server: ViteDevServer, path: string) {
    const plain = await rendering(server, 'ssr');
    const isNew = marker.show(textsOf((await plain.render(path)).html));
    // Words get their mark when they are run, and these were not known to be shown.
    if (isNew) runnerOf(server, MARKED).clearCache();
    const marked = await rendering(server, MARKED);
    return withTimes((await marked.render(path)).html);
  }

  async function pageToEdit(server: ViteDevServer, path: string) {
    forgetAll(server); // a reload shows the site's own sources as they are, too
    const html = await markedPage(server, path);
    return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Edit ${path}</title>
${await linkStyles(server)}<script type="module" src="/packages/editor/src/browser/edit.tsx"></script></head>
<body><div id="root">${html}</div></body></html>`;
  }

  async function readState(server: ViteDevServer, session: Session): Promise<State> {
    const run = runIn(server, MARKED);
    for (const file of companyFiles(FOLDER)) await run(`/company/${file}`);
    const { renderedPaths } = await rendering(server, 'ssr');
    return {
      language: languages[0]!,
      contents: readFolder(FOLDER, marker),
      pages: renderedPaths,
      changes: session.journal.done.map(({ files, field, before, after }) => ({
        ...{ file: files[0]!.file, field, before, after },
      })),
      leftovers: await checkContent(server, contentProblems, languages.slice(0, 1)),
      canRedo: session.journal.next !== undefined,
      canCommit: await canCommit,
    };
  }

  async function replacePicture(
    server: ViteDevServer,
    session: Session,
    { shown, photograph, focus: point }: Extract<Action, { kind: 'picture' }>,
  ) {
    const run = runIn(server, 'ssr');
    const content = await readContent((file) => run(`/${file}`));
    const known = existsSync(join(FOLDER, 'pictures/focus.ts'))
      ? (await run<{ focus: Focus }>('/company/pictures/focus.ts')).focus
      : {};
    const focus = { ...known, [originalOf(shown)]: point };
    const bytes = Buffer.from(photograph, 'base64');
    if (!mediaFiles(content).some(({ media }) => media === shown))
      throw new Objection('No page shows that picture any more. Reload the page.');
    return session.replacePicture(shown, focus, () =>
      photographChanges({ folder: FOLDER, content, shown, bytes }, focus),
    );
  }

  async function act(server: ViteDevServer, session: Session, action: Action) {
    switch (action.kind) {
      case 'write':
        return session.write(action.file, action.path, action.source, action.parts);
      case 'list':
        return session.changeList(action.file, action.path, action.source, action.change);
      case 'picture':
        return replacePicture(server, session, action);
      case 'types':
        return session.checkTypes();
      case 'undo':
        return session.undo();
      case 'redo':
        return session.redo();
      case 'commit':
        return session.commit((files) => commit(FOLDER, files, action.message));
    }
  }

  return {
    name: 'editor',
    apply: 'serve',
    config: () => ({ environments: { [MARKED]: { consumer: 'server' } } }),

    transform: {
      order: 'pre',
      handler(code, id) {
        const file = this.environment.name === MARKED && inFolder(id);
        if (!file) return undefined;
        const marked = withMarks(file, code, MARKER, (path) => marker.idAt(file, path));
        return { code: marked, map: null };
      },
    },

    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/packages/editor/src/browser/start.ts' } },
    ],

    configureServer: {
      // Before the content check, which shows nothing while there is a mistake: here it is mended.
      order: 'pre',
      handler(server) {
        const session = new Session(FOLDER, {
          format,
          typeErrors,
          mistakes: () => checkContent(server, mistakes, translations()),
          written: (file) => {
            const path = join(FOLDER, file);
            forget(server, path);
            // Vite serves what its watcher has seen, which may be after the page has asked for it.
            if (file.startsWith('..'))
              server.watcher.emit(existsSync(path) ? 'add' : 'unlink', path);
          },
        });
        const outside = new OutsideChanges();

        async function answer(request: IncomingMessage): Promise<Answer> {
          const { page, action } = await readRequest(request);
          const files = companyFiles(FOLDER).map((file) => join(FOLDER, file));
          for (const path of outside.among(files)) forget(server, path);
          const objections = await act(server, session, action).then(() => [], objectionsIn);
          const html = await markedPage(server, page);
          return { objections, state: await readState(server, session), html };
        }

        server.middlewares.use(ADDRESS, async (request, response, next) => {
          if (request.method === 'GET')
            return pageToEdit(server, new URL(request.url!, 'http://editor').pathname)
              .then((html) => void send(response, 'text/html;charset=utf-8', html))
              .catch(next);
          const { port } = server.httpServer!.address() as AddressInfo;
          if (request.method !== 'POST' || !isOwnRequest(request.headers, port))
            return void response.writeHead(403).end();
          await answer(request)
            .catch((error) => ({ objections: objectionsIn(error) }))
            .then((result) => send(response, 'application/json', JSON.stringify(result)));
        });
      },
    },
  };
}
