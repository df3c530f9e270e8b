import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '../../../e2e/tools/free-port.ts';
import { typeOf } from '../../../hosting/served-files.ts';

type Route = {
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: boolean;
  handle?: string;
};

/**
 * Runs Vercel's own build with the project's vercel.json, in a folder that already has dist/ and
 * deploy/. It validates the routes and adds its own.
 */
export function buildForVercel(command: string, folder: string, env: Record<string, string>) {
  const write = (file: string, value: object) =>
    writeFileSync(join(folder, file), JSON.stringify(value));
  mkdirSync(join(folder, '.vercel'), { recursive: true });
  write('.vercel/project.json', { projectId: 'p', orgId: 'o', settings: { framework: null } });
  const config = JSON.parse(readFileSync('vercel.json', 'utf8'));
  write('vercel.json', { ...config, installCommand: 'true' });
  write('package.json', { private: true, scripts: { build: 'true' } });
  const { status, stderr } = spawnSync('node', [command, 'build', '--prod', '--yes'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`vercel build failed:\n${stderr}`);
  return join(folder, '.vercel/output');
}

/** The routes by phase: before the file lookup, after a miss, after a hit. */
function phasesOf(routes: Route[]) {
  const phases: Record<string, Route[]> = { start: [] };
  let phase = phases.start!;
  for (const route of routes) {
    if (route.handle) {
      phase = [];
      phases[route.handle] = phase;
    } else phase.push(route);
  }
  return phases;
}

/** Vercel has no local server: this one follows the routes as its documentation says. */
function answerTo(
  phases: Record<string, Route[]>,
  isFile: (path: string) => boolean,
  path: string,
) {
  const answer = { status: 0, headers: {} as Record<string, string>, path };
  const follow = (phase: string) => {
    for (const route of phases[phase] ?? []) {
      if (!new RegExp(route.src!).test(answer.path)) continue;
      Object.assign(answer.headers, route.headers);
      if (route.continue) continue;
      answer.status = route.status ?? 0;
      answer.path = route.dest ?? answer.path;
      return;
    }
  };
  follow('start');
  if (answer.status) return answer;
  if (isFile(answer.path)) {
    follow('hit');
    return { ...answer, status: 200 };
  }
  follow('filesystem');
  if (!answer.status) follow('error');
  return answer;
}

const KEPT = 'public, max-age=0, must-revalidate';

export async function startVercel(output: string) {
  const { routes } = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8'));
  const phases = phasesOf(routes);
  const fileAt = (path: string) => join(output, 'static', path);
  const isFile = (path: string) => existsSync(fileAt(path)) && statSync(fileAt(path)).isFile();
  const server = createServer((request, response) => {
    const [path = '', query] = request.url!.split('?');
    const { status, headers, path: file } = answerTo(phases, isFile, path);
    if (headers.Location && query) headers.Location += `?${query}`;
    const body = isFile(file) ? readFileSync(fileAt(file)) : '';
    if (body) headers['Content-Type'] = typeOf(file);
    response.writeHead(status, {
      'Cache-Control': KEPT,
      ...headers,
      'Content-Length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    return 0;
  };
  return { origin: await listen(server), stop };
}
