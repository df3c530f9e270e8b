import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { buildSite } from '../../../e2e/tools/build-site.ts';
import { copyProject } from '../../../e2e/tools/copy-project.ts';
import { freePort } from '../../../e2e/tools/free-port.ts';
import { answers, until } from '../../../e2e/tools/until.ts';
import { startMailServer } from './mail-server.ts';
import type { StoreSettings } from './stores.ts';

/** The whole site with its inbox, as `npm start` serves it, and a real mail server. */
export async function startSite(store: StoreSettings) {
  const project = copyProject();
  buildSite(project, '/api/forms');
  const mail = await startMailServer();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    ...store,
    SMTP_URL: mail.url,
    NOTIFY_TO: 'office@company.example',
    SITE_ORIGIN: origin,
  };
  const env = { ...process.env, ...settings, FORM_ENDPOINT: '/api/forms', PORT: String(port) };
  const server = spawn('node', ['deploy/server.js'], {
    cwd: project,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(server, 'exit');
  await until(() => answers(origin), 'the site answers');
  return {
    origin,
    mail,
    /** `npm run inbox -- …` */
    inbox: (...args: string[]) =>
      execFileSync('npm', ['run', '--silent', 'inbox', '--', ...args], {
        cwd: project,
        env,
        encoding: 'utf8',
      }),
    async stop() {
      server.kill('SIGTERM');
      const [code] = await exited;
      await mail.stop();
      rmSync(project, { recursive: true });
      return code as number | null;
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
