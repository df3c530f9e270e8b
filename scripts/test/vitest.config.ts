import { defineConfig } from 'vitest/config';
import unit from '../../vitest.config.ts';

const { include: _, ...shared } = unit.test!;
/** They start the built server. */
const globalSetup = 'e2e/tools/build-site.ts';

/**
 * What needs more than Node: other engines, web servers, databases that are made to fail. `npm test -- --only engines`
 * runs one of them; vitest.config.ts alone holds the quick tests.
 */
export default defineConfig({
  ...unit,
  test: {
    ...shared,
    projects: [
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['e2e/engines/*.test.ts', 'packages/*/e2e/engines.test.ts'],
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'deploy',
          include: ['e2e/*.test.ts', 'packages/inbox/proofs/*.test.ts'],
          globalSetup,
        },
      },
      {
        extends: true,
        test: { name: 'inbox', include: ['packages/inbox/proofs/*.proof.ts'] },
      },
    ],
  },
});
