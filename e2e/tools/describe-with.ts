import { afterAll, beforeAll, describe } from 'vitest';
import { type Running, servers } from './web-servers.ts';

/** Tests that need a program: if it can neither be found nor installed, the title says so. */
export function describeWith(name: string, find: () => unknown, tests: () => void) {
  const isThere = find();
  const title = isThere ? name : `${name}, which is neither installed nor installable here`;
  describe.skipIf(!isThere)(title, tests);
}

/** The same tests on every web server, over the dist/ and deploy/ of a folder. */
export function onEachServer(folder: string, tests: (origin: () => string) => void) {
  for (const [name, { find, start }] of Object.entries(servers)) {
    describeWith(name, find, () => {
      let running: Running;
      beforeAll(async () => {
        running = await start(folder);
      });
      afterAll(() => running?.stop());
      tests(() => running.origin);
    });
  }
}
