import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    maxWorkers: '100%', // they wait more than they work
    // Real processes and databases on a busy machine: these limits catch only what hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['junit', { outputFile: 'test-results/unit.xml' }]],
  },
});
