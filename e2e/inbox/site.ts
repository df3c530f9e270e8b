import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from '../../inbox/testing/inbox.ts';
import { startMailServer } from '../../inbox/testing/mail-server.ts';
import type { StoreSettings } from '../../inbox/testing/stores.ts';
import { freePort } from '../../scripts/free-port.ts';

/** Builds into dist/ as `npm start` would, for visitors and not for tests. */
export const buildSite = (endpoint: string) =>
  execFileSync('node', ['scripts/build-if-stale.ts'], {
    env: { ...process.env, NODE_ENV: 'production', FORM_ENDPOINT: endpoint },
  });

/** The whole site with its inbox, as `npm start` serves it, and a real mail server. */
export async function startSite(store: StoreSettings) {
  buildSite('/api/forms');
  const mail = await startMailServer();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    ...store,
    SMTP_URL: mail.url,
    NOTIFY_TO: 'office@kelvinfreight.example',
    SITE_ORIGIN: origin,
  };
  const env = { ...process.env, ...settings, FORM_ENDPOINT: '/api/forms', PORT: String(port) };
  const server = spawn('node', ['deploy/server.js'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(server, 'exit');
  await until(
    () =>
      fetch(origin).then(
        () => true,
        () => false,
      ),
    'the site answers',
  );
  return {
    origin,
    mail,
    /** `npm run inbox -- …` */
    inbox: (...args: string[]) =>
      execFileSync('npm', ['run', '--silent', 'inbox', '--', ...args], { env, encoding: 'utf8' }),
    async stop() {
      server.kill('SIGTERM');
      const [code] = await exited;
      await mail.stop();
      return code as number | null;
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
