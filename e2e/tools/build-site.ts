import { execFileSync } from 'node:child_process';

/** Builds the project or a copy of it, as `npm start` would: for visitors and not for tests. */
export const buildSite = (project: string, endpoint = process.env.FORM_ENDPOINT) =>
  execFileSync('node', ['scripts/build-if-stale.ts'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', FORM_ENDPOINT: endpoint },
  });

/** For Vitest's global set-up: where something has changed since the last build, or there is none. */
export default () => {
  buildSite('.');
};
